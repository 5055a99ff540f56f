/** The documentation as a site: the Markdown of `docs`, of `schemas`, and of the top level, where it lies. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import type { DefaultTheme, MarkdownOptions } from 'vitepress';
import { REPOSITORY } from '../../schemas/addresses.js';
import { areas } from '../../schemas/generated/rules.js';
import { headingSlug } from '../../scripts/generate/markdown.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: repository } = process.env;
const source = repository === undefined ? REPOSITORY : `${server}/${repository}`;

const markdownIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter(name => name.endsWith('.md'))
    .map(name => join(folder, name))
    .toSorted();

function itemOf(file: string): DefaultTheme.SidebarItem {
  const [, heading = file] = /^# (.+)$/m.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return { text: heading.replaceAll('`', ''), link: `/${file.replace(/\.md$/, '')}` };
}

function group(text: string, files: readonly string[], collapsed = false): DefaultTheme.SidebarItem {
  return { text, collapsed, items: files.map(itemOf) };
}

const areaOf = (file: string) => areas.find(area => file.startsWith(`docs/rules/${area}.`));

function sidebar(): DefaultTheme.SidebarItem[] {
  const rules = markdownIn('docs/rules');
  return [
    { text: 'Start', link: '/' },
    group('Guides', [
      'README.md',
      ...markdownIn('docs').filter(file => file !== 'docs/index.md'),
      ...['CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'].filter(file => existsSync(join(root, file))),
    ]),
    group('Contract', ['schemas/contract.md', 'schemas/rationale.md']),
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

/** A link to a file that is no page leads to the repository. */
const linkSources: NonNullable<MarkdownOptions['config']> = md => {
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

export default defineConfig({
  title: 'wiki-query-conformance',
  description: 'A conformance suite for wiki query APIs',
  base: process.env['DOCS_BASE'] ?? '/',
  // Without an icon of its own, a browser asks every server for one.
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  srcDir: '..',
  srcExclude: ['!(docs|schemas)/**/*'],
  rewrites: { 'docs/index.md': 'index.md' },
  // Links work here as they do on GitHub.
  markdown: { anchor: { slugify: headingSlug }, config: linkSources },
  themeConfig: {
    search: { provider: 'local' },
    sidebar: sidebar(),
    outline: { level: [2, 3] },
    editLink: { pattern: `${source}/edit/main/:path`, text: 'Edit this page' },
  },
});
