/** What the scripts of our pages share: buttons that copy, and the whole text on paper. */

/** Defines `addButton(block)`, for blocks made by `copyable`. */
export const copying = String.raw`  const said = document.getElementById('said');
  const copied = async text => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Pages of some origins have no clipboard; a selection can be copied anywhere.
      const area = document.createElement('textarea');
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand('copy');
      area.remove();
    }
  };
  const addButton = block => {
    if (block.classList.contains('ready')) return;
    block.classList.add('ready');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', 'Copy: ' + block.dataset.copy);
    button.addEventListener('click', async () => {
      await copied(block.querySelector('code').textContent);
      button.focus();
      button.textContent = said.textContent = 'Copied';
      setTimeout(() => { button.textContent = 'Copy'; said.textContent = ''; }, 2000);
    });
    block.append(button);
  };
`;

export const printing = `  let closed = [];
  addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll('details:not([open])')];
    for (const each of closed) each.open = true;
  });
  addEventListener('afterprint', () => { for (const each of closed) each.open = false; });
`;
