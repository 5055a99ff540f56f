/** What the scripts of all pages share: filters in the address, links into folded parts, copy buttons. */

export const all = <Kind extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Kind[] => [...within.querySelectorAll<Kind>(selector)];

export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

export function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

export type Values = Readonly<Record<string, string>>;

interface Filtered {
  readonly form: HTMLElement;
  /** Filters that only links set. */
  readonly scopes?: readonly string[];
  readonly apply: (values: Values) => void;
  readonly show?: (hash: string) => HTMLElement | null;
}

/** Filters apply this many ms after the last key, because a long report takes time. */
const TYPING = 100;

type Field = HTMLInputElement | HTMLSelectElement;

const usualOf = (field: Field) => (field instanceof HTMLSelectElement ? (field.options[0]?.value ?? '') : '');

/** Keeps the form in the address, so that a view can be linked to. The first option is the default. */
export function keepFilters({ form, scopes = [], apply, show = placeOf }: Filtered): void {
  const fields = all<Field>('input, select', form);
  const reset = form.querySelector<HTMLButtonElement>('[type=reset]');
  let scope: Values = {};

  const valuesOf = (some: readonly Field[]): Record<string, string> => ({
    ...Object.fromEntries(some.map(field => [field.name, field.value.trim()])),
    ...scope,
  });
  const update = () => {
    const chosen = valuesOf(fields.filter(field => field.value.trim() !== usualOf(field)));
    if (reset) reset.hidden = Object.keys(chosen).length === 0;
    apply(valuesOf(fields));
    return new URLSearchParams(chosen).toString();
  };
  const write = () => {
    const given = update();
    history.replaceState(null, '', given === '' ? '#' : `#?${given}`);
  };
  const read = (parameters: URLSearchParams) => {
    for (const field of fields) {
      field.value = parameters.get(field.name) ?? usualOf(field);
      if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
    }
    scope = Object.fromEntries([...parameters].filter(([name]) => scopes.includes(name)));
    update();
  };
  const go = () => {
    if (location.hash.startsWith('#?')) {
      read(new URLSearchParams(location.hash.slice(2)));
      form.closest('section')?.scrollIntoView();
      return;
    }
    const place = show(location.hash);
    if (place?.closest('[hidden]')) read(new URLSearchParams());
    for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
      fold.open = true;
    place?.scrollIntoView();
  };

  form.hidden = false;
  form.addEventListener('submit', event => {
    event.preventDefault();
    write();
  });
  let typing = 0;
  form.addEventListener('input', () => {
    clearTimeout(typing);
    typing = setTimeout(write, TYPING);
  });
  form.addEventListener('reset', () => {
    scope = {};
    setTimeout(write);
  });
  addEventListener('hashchange', go);
  onKeys({
    '/': () => {
      const text = fields.find(({ name }) => name === 'text');
      text?.closest('details')?.setAttribute('open', '');
      text?.focus();
    },
  });
  for (const link of all<HTMLAnchorElement>('[data-filter]')) link.href = `#?${link.dataset['filter']}`;
  update();
  go();
}

export function onKeys(keys: Readonly<Record<string, () => void>>): void {
  addEventListener('keydown', event => {
    const isTyped = event.target instanceof Element && event.target.closest('input, select, textarea');
    const act = keys[event.key];
    if (!act || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });
}

export function addButtons(
  blocks: readonly HTMLElement[],
  words = 'Copy',
  put = (button: HTMLButtonElement, block: HTMLElement) => block.append(button),
): void {
  for (const block of blocks) {
    if (block.classList.contains('ready')) continue;
    block.classList.add('ready');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words;
    button.setAttribute('aria-label', `${words}: ${block.dataset['copy']}`);
    button.addEventListener('click', () => void copy(block, button));
    put(button, block);
  }
}

async function copy(block: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const status = byId('status');
  const words = button.textContent;
  const code = block.querySelector('code') ?? block;
  const say = (done: string, now: string) => {
    status.textContent = done;
    button.textContent = now;
  };
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    say('Copied', 'Copied');
    setTimeout(() => say('', words), 2_000);
  } catch {
    // Some origins have no clipboard; a selection can be copied anywhere.
    block.closest('details')?.setAttribute('open', '');
    getSelection()?.selectAllChildren(code);
    say('Selected: copy it with Ctrl-C', words);
  }
}

export function unfoldForPrint(): void {
  let closed: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    closed = all<HTMLDetailsElement>('details:not([open])');
    for (const each of closed) each.open = true;
  });
  addEventListener('afterprint', () => {
    for (const each of closed) each.open = false;
  });
}
