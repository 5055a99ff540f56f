/** The documentation as a site: the Markdown of `docs`, of `schemas`, and of the top level, where it lies. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type DefaultTheme, type MarkdownOptions } from 'vitepress';
import { REPOSITORY } from '../../schemas/addresses.js';
import { areas } from '../../schemas/generated/rules.js';
import { headingSlug } from '../../scripts/generate/markdown.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: repository } = process.env;
const source = repository === undefined ? REPOSITORY : `${server}/${repository}`;

const markdownIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md') && !name.startsWith('.'))
    .map(name => posix.join(folder, name.replaceAll(sep, '/')))
    .toSorted();

function itemOf(file: string): DefaultTheme.SidebarItem {
  const [, heading = file] = /^# (.+)$/m.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return { text: heading.replaceAll('`', ''), link: `/${file.replace(/\.md$/, '')}` };
}

function group(text: string, files: readonly string[], collapsed = false): DefaultTheme.SidebarItem {
  return { text, collapsed, items: files.map(itemOf) };
}

/** The groups beside every page: pages by name, in this order, and all others of a folder. */
const groups: readonly (readonly [text: string, places: readonly string[]])[] = [
  ['Guide', ['docs/tutorial.md', 'docs/reading-a-report.md', 'docs/troubleshooting.md']],
  ['Recipes', ['docs/recipes/ci.md', 'docs/recipes/vitest.md', 'docs/recipes/']],
  [
    'Many wikis, many days',
    ['docs/recipes/fleet.md', 'docs/recipes/fleet-results.md', 'docs/recipes/history.md', 'docs/verify.md'],
  ],
  ['Concepts', ['docs/concepts/outcomes.md', 'docs/plan.md', 'docs/trial.md', 'docs/concepts/']],
  [
    'Reference',
    [
      ...['commands', 'options', 'exit-status', 'parameters', 'formats', 'api'].map(
        name => `docs/reference/${name}.md`,
      ),
      'docs/reference/',
    ],
  ],
  ['Contract', ['schemas/contract.md', 'schemas/rationale.md']],
  ['Evidence', ['docs/kill-matrix.md', 'docs/clients.md', 'docs/real-wikis.md']],
  // Whatever has no place above appears here, so that no page is without a link.
  [
    'Project',
    ['README.md', 'docs/architecture.md', 'docs/', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
  ],
];

const RULES = 'docs/rules/';
const areaOf = (file: string) => areas.find(area => file.startsWith(`${RULES}${area}.`));

function sidebar(): DefaultTheme.SidebarItem[] {
  const rules = markdownIn(RULES);
  const left = new Set([
    ...markdownIn('docs').filter(file => !file.startsWith(RULES) && file !== 'docs/index.md'),
    ...markdownIn('schemas'),
    ...readdirSync(root).filter(file => file.endsWith('.md')),
  ]);
  // A named page goes where it is named, even if a folder before it would take it.
  const named = new Set(groups.flatMap(([, places]) => places.filter(place => !place.endsWith('/'))));
  const taken = ([text, places]: (typeof groups)[number]) => {
    const files = places.flatMap(place =>
      [...left].filter(
        file => file === place || (place.endsWith('/') && file.startsWith(place) && !named.has(file)),
      ),
    );
    for (const file of files) left.delete(file);
    return group(text, [...new Set(files)]);
  };
  return [
    { text: 'Start', link: '/' },
    ...groups.map(taken).filter(({ items = [] }) => items.length > 0),
    group(
      'Rules',
      rules.filter(file => areaOf(file) === undefined),
    ),
    ...areas.map(area =>
      group(
        `Rules: ${area}`,
        rules.filter(file => areaOf(file) === area),
        true,
      ),
    ),
  ];
}

type MarkdownPlugin = NonNullable<MarkdownOptions['config']>;

/** A link to a file that is no page leads to the repository. */
const linkSources: MarkdownPlugin = md => {
  md.core.ruler.push('link-sources', ({ tokens, env }) => {
    const { path } = env as { readonly path: string };
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (href === null || /^[a-z]+:|^#|\.md(#|$)/.test(href)) continue;
      const file = href.startsWith('/') ? join(root, href) : resolve(dirname(path), href);
      token.attrSet('href', `${source}/blob/main/${relative(root, file)}`);
    }
  });
};

/** Where a picture has a dark twin, the page shows the one that suits its colours; on GitHub, it is the light one. */
const pairPictures: MarkdownPlugin = md => {
  md.core.ruler.push('pair-pictures', ({ tokens, env, Token }) => {
    const { path } = env as { readonly path: string };
    for (const block of tokens)
      block.children = (block.children ?? []).flatMap(token => {
        const src = token.type === 'image' ? (token.attrGet('src') ?? '') : '';
        const twin = src.replace(/\.(png|webp)$/, '-dark.$1');
        if (twin === src || !existsSync(resolve(dirname(path), twin))) return [token];
        token.attrJoin('class', 'picture-light');
        const dark = Object.assign(new Token(token.type, token.tag, token.nesting), token);
        dark.attrs = (token.attrs ?? []).map(([name, value]) => [name, value]);
        dark.attrSet('src', twin);
        dark.attrSet('class', 'picture-dark');
        return [token, dark];
      });
  });
};

const pictureStyle = `.dark .picture-light, html:not(.dark) .picture-dark { display: none; }
.picture-light, .picture-dark { border: 1px solid var(--vp-c-divider); border-radius: 6px; }`;

/**
 * Names of options are words of their own, and numbers match only themselves. The site runs these functions in the
 * browser too, from their text, so they refer to nothing outside.
 */
const search: DefaultTheme.Config['search'] = {
  provider: 'local',
  options: {
    miniSearch: {
      options: {
        tokenize: (text: string) => [
          ...text.split(/[\n\r\p{Z}\p{P}]+/u),
          ...(text.match(/(?<![\w-])--[a-z][a-z-]+|\b[a-z]+\.[a-z]+(?:-[a-z]+)*\b/g) ?? []),
        ],
      },
      searchOptions: {
        fuzzy: (term: string) => (/^--|\d/.test(term) ? false : 0.2),
        prefix: (term: string) => !/\d/.test(term),
        boost: { title: 4, text: 2, titles: 1 },
        // Lists name everything, and a guide goes before one rule among a hundred.
        boostDocument: (id: string) =>
          /kill-matrix|CHANGELOG/.test(id) ? 0.2 : id.includes('/rules/') ? 0.7 : 1,
      },
    },
  },
};

const nav = [
  { text: 'Tutorial', link: '/docs/tutorial' },
  { text: 'Reference', link: '/docs/reference/commands' },
  { text: 'Rules', link: '/docs/rules/README' },
].filter(({ link }) => existsSync(join(root, `${link}.md`)));

export default defineConfig({
  title: 'wiki-query-conformance',
  description: 'A conformance suite for wiki query APIs',
  base: process.env['DOCS_BASE'] ?? '/',
  // Without an icon of its own, a browser asks every server for one.
  head: [
    ['link', { rel: 'icon', href: 'data:,' }],
    ['style', {}, pictureStyle],
  ],
  srcDir: '..',
  srcExclude: ['!(docs|schemas)/**/*'],
  rewrites: { 'docs/index.md': 'index.md' },
  // Links work here as they do on GitHub.
  markdown: {
    anchor: { slugify: headingSlug },
    image: { lazyLoading: true },
    config: md => {
      linkSources(md);
      pairPictures(md);
    },
  },
  themeConfig: {
    search,
    nav,
    sidebar: sidebar(),
    outline: { level: [2, 3] },
    editLink: { pattern: `${source}/edit/main/:path`, text: 'Edit this page' },
  },
});
