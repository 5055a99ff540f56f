/** What the pages with a table of targets or runs do in a browser: they sort, search and filter its rows. */
import type { PageData } from './data.js';
import { linked, openGrid } from './grid.js';
import { addButtons, all, byId, keepFilters, placeOf, unfoldForPrint } from './page.js';
import { foundRows, foundText, readTable, shownRules } from './rows.js';

const table = readTable(JSON.parse(byId('data').textContent ?? '') as PageData);
byId('matrix').hidden = false;
const grid = openGrid(table);

keepFilters({
  form: byId<HTMLFormElement>('find'),
  scopes: ['group', 'owner', 'seen'],
  wait: 60,
  apply(wanted) {
    const found = foundRows(table, wanted);
    grid.show(found, shownRules(table, wanted));
    byId('shown').textContent = foundText(table, found.length, wanted);
  },
  enter: grid.focusFirst,
  // Of many targets, only some are named in the findings of a rule.
  show: hash => placeOf(hash) ?? placeOf(hash.replace(/^#seen-\d+-/, '#rule-')),
});

// The targets of a group are listed when it is opened.
for (const part of all<HTMLDetailsElement>('details.group'))
  part.addEventListener('toggle', () => {
    const names = part.querySelector('.who');
    if (!part.open || !names) return;
    const members = table.rows.filter(({ group }) => group === Number(part.dataset['group']) - 1);
    names.replaceChildren(
      ...members.flatMap(({ href, label }) => {
        const name = document.createElement('span');
        const place = linked(href, label);
        place.removeAttribute('tabindex');
        name.append(place);
        return [name, ' '];
      }),
    );
  });

addButtons(all('.case > [data-copy]'));
unfoldForPrint();
