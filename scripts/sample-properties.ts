/** Under mutation testing a property is tried for a second, not as often as it says: thousands of runs have to end. */
import { configureGlobal } from 'fast-check';

configureGlobal({ interruptAfterTimeLimit: 1000, markInterruptAsFailure: false });
