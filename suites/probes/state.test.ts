import { expect, test } from 'vitest';
import { eachAfterEach } from './state.js';

test.each([0, 1, 2, 3, 5])('of %i items, each follows each exactly once', count => {
  const items = Array.from({ length: count }, (_, at) => at);
  const order = eachAfterEach(items);
  const pairs = order.slice(1).map((item, at) => `${order[at]} ${item}`);
  const all = items.flatMap(one => items.map(other => `${one} ${other}`));
  expect(pairs.toSorted()).toEqual(all.toSorted());
});
