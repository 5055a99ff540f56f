/** Under mutation testing, a property is tried for at most three seconds, because the tests run thousands of times. */
import { configureGlobal } from 'fast-check';

configureGlobal({ interruptAfterTimeLimit: 3000, markInterruptAsFailure: false });
