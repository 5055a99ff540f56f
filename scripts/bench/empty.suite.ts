/** One empty test, for the benchmark. */
import { test } from 'vitest';

test('nothing', () => undefined);
