/** What the documentation does in a browser beyond being read: it searches, and shows where in the page one is. */
export const siteScript = String.raw`
(() => {
  'use strict';
  const own = document.currentScript;
  const { index: indexAddress, top } = own.dataset;
  const form = document.getElementById('siteSearch');
  const field = document.getElementById('siteQuery');
  const list = document.getElementById('siteFound');
  const said = document.getElementById('siteSaid');

  // The index is large beside a page, and most pages are read without a search.
  let index;
  let loading;
  const load = () => loading ??= new Promise((resolve, reject) => {
    const part = document.createElement('script');
    part.src = indexAddress;
    part.onload = () => { index = wikiSearch.loadIndex(wikiSearchIndex); resolve(); };
    part.onerror = reject;
    document.head.append(part);
  });

  const marked = (text, words) => {
    const parts = document.createDocumentFragment();
    const starts = new RegExp('(' + words.map(RegExp.escape ?? (word => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'))).join('|') + ')', 'gi');
    for (const [at, part] of (words.length === 0 ? [text] : text.split(starts)).entries()) {
      if (at % 2 === 0) parts.append(part);
      else parts.append(Object.assign(document.createElement('mark'), { textContent: part }));
    }
    return parts;
  };

  const option = (found, at) => {
    const link = document.createElement('a');
    link.id = 'siteFound' + at;
    link.href = top + found.address;
    link.tabIndex = -1;
    link.setAttribute('role', 'option');
    for (const [name, text, words] of [['b', found.title, found.words], ['small', found.where, []], ['span', found.about, found.words]]) {
      if (text === '') continue;
      const part = document.createElement(name);
      part.append(marked(text, words));
      link.append(part, ' ');
    }
    return link;
  };

  let active = -1;
  const options = () => [...list.querySelectorAll('a')];
  const activate = at => {
    active = at;
    for (const [place, each] of options().entries()) {
      each.setAttribute('aria-selected', String(place === at));
      if (place === at) each.scrollIntoView({ block: 'nearest' });
    }
    if (at < 0) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', 'siteFound' + at);
  };
  const close = () => {
    list.hidden = true;
    field.setAttribute('aria-expanded', 'false');
    activate(-1);
  };
  const show = async () => {
    const query = field.value.trim();
    if (query === '') { said.textContent = ''; close(); return; }
    await load();
    if (query !== field.value.trim()) return;
    const found = wikiSearch.find(index, query);
    list.replaceChildren(...found.map(option));
    said.textContent = found.length === 0 ? 'Nothing found' : found.length + ' found';
    if (found.length === 0) list.append(Object.assign(document.createElement('p'), { textContent: 'Nothing found' }));
    list.hidden = false;
    field.setAttribute('aria-expanded', 'true');
    activate(found.length === 0 ? -1 : 0);
  };

  form.hidden = false;
  form.addEventListener('submit', event => event.preventDefault());
  field.addEventListener('focus', load, { once: true });
  field.addEventListener('focus', show);
  field.addEventListener('input', show);
  field.addEventListener('keydown', async event => {
    if (event.isComposing) return;
    const count = options().length;
    if (event.key === 'Escape' && !list.hidden) { event.preventDefault(); close(); }
    else if (event.key === 'ArrowDown' && count > 0) { event.preventDefault(); activate((active + 1) % count); }
    else if (event.key === 'ArrowUp' && count > 0) { event.preventDefault(); activate((active - 1 + count) % count); }
    else if (event.key === 'Enter') {
      event.preventDefault();
      if (count === 0) await show();
      options()[Math.max(0, active)]?.click();
    }
  });
  list.addEventListener('mousemove', ({ target }) => activate(options().indexOf(target.closest('a'))));
  list.addEventListener('click', ({ target }) => { if (target.closest('a')) { close(); field.blur(); } });
  document.addEventListener('click', ({ target }) => { if (!form.contains(target)) close(); });
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest('input, textarea, select, [contenteditable]')) return;
    event.preventDefault();
    field.focus();
    field.select();
  });

  const contents = document.querySelector('.contents');
  if (contents) {
    const wide = matchMedia('(min-width: 80rem)');
    const fit = () => { contents.open = wide.matches; };
    wide.addEventListener('change', fit);
    fit();
    const links = new Map([...contents.querySelectorAll('a')].map(link => [decodeURIComponent(link.hash.slice(1)), link]));
    const headings = [...links.keys()].map(id => document.getElementById(id));
    const follow = () => {
      const here = headings.findLast(heading => heading.getBoundingClientRect().top < 120) ?? headings[0];
      for (const [id, link] of links) {
        if (id !== here.id) { link.removeAttribute('aria-current'); continue; }
        if (link.hasAttribute('aria-current')) continue;
        link.setAttribute('aria-current', 'true');
        if (wide.matches) contents.scrollTop = link.offsetTop - contents.clientHeight / 2;
      }
    };
    addEventListener('scroll', follow, { passive: true });
    follow();
  }
  const current = document.querySelector('.menu [aria-current]');
  const menu = document.getElementById('siteMenu');
  if (current && menu.scrollHeight > menu.clientHeight) menu.scrollTop = current.offsetTop - menu.clientHeight / 2;
})();
`;
