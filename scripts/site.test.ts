/** The documentation as a site: made from the real sources, whole, and without a dead end. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import { parameters, rules, silences } from '../schemas/generated/rules.js';
import { withCheckout } from './sample-checkout.js';
import { buildSite, writeSite } from './site.js';
import type { Site } from './site.js';

let site: Site;

beforeAll(async () => {
  site = await buildSite('.');
}, 60_000);

const pageAt = (path: string, of = site) => String(of.files.get(path));

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

function* elementsOf(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child;
    yield* elementsOf(child);
  }
}

interface Read {
  readonly ids: readonly string[];
  readonly addresses: readonly string[];
  readonly tags: readonly string[];
}

function read(html: string): Read {
  const elements = [...elementsOf(parse(html))];
  const values = (...names: string[]) =>
    elements.flatMap(({ attrs }) =>
      attrs.flatMap(({ name, value }) => (names.includes(name) ? [value] : [])),
    );
  return {
    ids: values('id'),
    addresses: values('href', 'src', 'data-index'),
    tags: elements.map(({ tagName }) => tagName),
  };
}

function pagesOf({ files }: Site): Map<string, Read> {
  const html = [...files].filter(([path]) => path.endsWith('.html'));
  return new Map(html.map(([path, content]) => [path, read(String(content))]));
}

function leadsSomewhere(from: string, address: string, pages: ReadonlyMap<string, Read>): boolean {
  if (/^(?:https?|mailto|data):/.test(address)) return true;
  const url = new URL(address, `site:///${from}`);
  const path = decodeURIComponent(url.pathname.slice(1)) || 'index.html';
  if (!site.files.has(path)) return false;
  return url.hash === '' || pages.get(path)?.ids.includes(decodeURIComponent(url.hash.slice(1))) === true;
}

describe('the site of this project', { timeout: 60_000 }, () => {
  test('has a page for each document, and the schemas where their ids say', () => {
    const sources = ['README.md', 'docs', 'schemas'].flatMap(name =>
      name.endsWith('.md')
        ? [name]
        : readdirSync(name, { recursive: true, encoding: 'utf8' }).map(file => posix.join(name, file)),
    );
    const wanted = sources
      .filter(path => path.endsWith('.md'))
      .map(path => path.replace(/README\.md$/, 'index.html').replace(/\.md$/, '.html'));
    expect([...site.files.keys()]).toEqual(expect.arrayContaining(wanted));
    for (const path of sources.filter(each => each.endsWith('.schema.json'))) {
      const { $id } = JSON.parse(pageAt(path)) as { $id: string };
      expect(new URL($id).pathname).toBe(`/${path}`);
      expect(pageAt(path)).toBe(readFileSync(path, 'utf8'));
    }
  });

  test('leads nowhere that is not there, from any page', () => {
    const pages = pagesOf(site);
    const dead = [...pages].flatMap(([path, { addresses }]) =>
      addresses
        .filter(address => !leadsSomewhere(path, address, pages))
        .map(address => `${path}: ${address}`),
    );
    expect(dead).toEqual([]);
  });

  test('names nothing twice on a page', () => {
    for (const [path, { ids }] of pagesOf(site)) expect([path, ids]).toEqual([path, [...new Set(ids)]]);
  });

  test('loads its own style and script on every page, and nothing from elsewhere', () => {
    for (const [path, { tags }] of pagesOf(site)) {
      expect([path, tags.filter(tag => ['script', 'link', 'style', 'iframe'].includes(tag))]).toEqual([
        path,
        ['link', 'link', 'script'],
      ]);
      expect(pageAt(path)).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none';`);
    }
  });

  test('lists every page, for those who read without scripts', () => {
    const { addresses } = read(pageAt('pages.html'));
    const missing = [...pagesOf(site).keys()].filter(
      path => !/\.\w+\.html$/.test(path.replace(/^docs\/rules\//, '')),
    );
    expect(missing.filter(path => !addresses.includes(path))).toEqual([]);
  });

  test('anchors each rule, silence and parameter in the contract', () => {
    const { ids } = read(pageAt('schemas/contract.html'));
    expect(ids).toEqual(expect.arrayContaining(Object.keys({ ...rules, ...silences, ...parameters })));
  });

  test('turns the name of a rule into a link wherever it stands', () => {
    expect(pageAt('docs/real-wikis.html')).toMatch(
      /<a href="[^"]+" class="name"><code>allimages\.descriptionurl-target<\/code><\/a>/,
    );
  });

  test('is the same, byte for byte, when it is built again', async () => {
    const again = await buildSite('.');
    expect([...again.files.keys()]).toEqual([...site.files.keys()]);
    for (const [path, content] of again.files) expect([path, content]).toEqual([path, site.files.get(path)]);
  });

  test('replaces what the folder held', () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    writeSite({ files: new Map([['old.html', '']]), external: [] }, folder);
    writeSite(site, folder);
    expect(existsSync(join(folder, 'old.html'))).toBe(false);
    expect(
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter(each => each.isFile()),
    ).toHaveLength(site.files.size);
    rmSync(folder, { recursive: true });
  });
});

async function made(text: string): Promise<string> {
  const built = await withCheckout({ 'README.md': `# A <b>title</b>\n\n${text}\n` }, buildSite);
  return pageAt('index.html', built);
}

function article(html: string): string {
  return /<article>\n([^]*)\n<\/article>/.exec(html)?.[1] ?? '';
}

test('the way to the next page, at the end of a document, is left to the frame', async () => {
  const html = article(await made('Text.\n\n---\n\nPrevious: [here](README.md) · Next: [here](README.md)'));
  expect(html).toMatch(/<p>Text\.<\/p>\s*$/);
}, 30_000);

test('the lines of an excerpt that an arrow points at stand out', async () => {
  const html = article(await made('```json\n{\n  "a": 1 // ←\n}\n```'));
  expect(html).toContain('{\n<span class="pointed">  "a": 1 // ←\n</span>}');
}, 30_000);

describe('markup within Markdown', { timeout: 30_000 }, () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script among words', 'words <script>alert(1)</script> words'],
    ['a picture with a handler', '<img src=x onerror=alert(1)>'],
    ['a frame in a list', '- <iframe src="https://wiki.example/"></iframe>'],
    ['an end of the page', '</article></main></body>'],
    ['a style', '<style>body { display: none }</style>'],
  ])('%s stays text', async (_what, text) => {
    const { tags } = read(article(await made(text)));
    expect(tags.filter(tag => !['html', 'head', 'body', 'h1', 'p', 'ul', 'li'].includes(tag))).toEqual([]);
    expect(article(await made(text))).toMatch(/&#x3C;|&lt;/);
  });

  test('breaks a line where it says so, and keeps comments to itself', async () => {
    const html = article(await made('one<br>two<br />three <!-- not shown -->'));
    expect(html).toContain('<p>one<br>two<br>three </p>');
  });

  test('acts nowhere in the frame either: titles and headings are text', async () => {
    const html = await made('## </script><script>x</script>\n\n## Second');
    expect(read(html).tags.filter(tag => tag === 'script')).toHaveLength(1);
    expect(read(html).tags).not.toContain('b');
  });
});
