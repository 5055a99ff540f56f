/** What the pages with a table of targets or runs do in a browser: they sort, search and filter its rows. */
import type { PageData } from './data.js';
import { showRows } from './grid.js';
import { addButtons, all, byId, keepFilters, placeOf, unfoldForPrint } from './page.js';
import { foundRows, foundText, readTable, shownRules } from './rows.js';

const table = readTable(JSON.parse(byId('data').textContent ?? '') as PageData);
byId('matrix').hidden = false;

keepFilters({
  form: byId('find'),
  scopes: ['like', 'owner'],
  apply(wanted) {
    const found = foundRows(table, wanted);
    showRows(table, found, shownRules(table, wanted));
    byId('shown').textContent = foundText(table, found.length, wanted);
  },
  // Of many targets, only some are named in the findings of a rule.
  show: hash => placeOf(hash) ?? placeOf(hash.replace(/^#seen-\d+-/, '#rule-')),
});

addButtons(all('.case > [data-copy]'));
unfoldForPrint();
