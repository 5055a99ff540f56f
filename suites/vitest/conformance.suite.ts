/** Registers every rule as a test, for `npx vitest run --project conformance` and `audit --runner vitest`. */
import './index.js';
