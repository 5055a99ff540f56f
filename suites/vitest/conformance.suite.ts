/** Every rule of the contract as a test, for `npx vitest run --project conformance` and for `audit --runner vitest`. */
import './index.js';
