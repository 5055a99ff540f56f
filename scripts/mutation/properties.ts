/** Under mutation testing a property is tried for three seconds, not as often as it says: thousands of runs have to end. */
import { configureGlobal } from 'fast-check';

configureGlobal({ interruptAfterTimeLimit: 3000, markInterruptAsFailure: false });
