/** Links between the documents: which are followed, and which fail the build. */
import { describe, expect, test } from 'vitest';
import { withCheckout } from './sample-checkout.js';
import { buildSite } from './site.js';

const around = {
  'README.md': '# Start\n\n## The end\n\n## The end\n\n## Größe & `code`\n',
  'schemas/contract.md': '# Contract\n',
  'schemas/a.schema.json': '{}',
  'docs/deep/README.md': '# Deep\n',
  'docs/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'suites/one.ts': 'one\n',
  'node_modules/x/README.md': '# Not ours\n',
};

/** The page that `docs/page.md` becomes, or the message that it fails with. */
async function built(text: string): Promise<string> {
  return withCheckout({ ...around, 'docs/page.md': `# Page\n\n${text}\n` }, async root => {
    try {
      return String((await buildSite(root)).files.get('docs/page.html'));
    } catch (error) {
      return (error as Error).message;
    }
  });
}

describe('a link', { timeout: 30_000 }, () => {
  test.each([
    ['to a page', '../README.md', '../index.html'],
    ['to a heading', '../README.md#the-end', '../index.html#the-end'],
    ['to the second heading of a name', '../README.md#the-end-1', '../index.html#the-end-1'],
    [
      'to a heading with code and letters beyond ASCII',
      '../README.md#größe--code',
      '../index.html#gr%C3%B6%C3%9Fe--code',
    ],
    [
      'to a heading, percent-escaped',
      '../README.md#gr%C3%B6%C3%9Fe--code',
      '../index.html#gr%C3%B6%C3%9Fe--code',
    ],
    ['within the page', '#page', '#page'],
    ['to a folder with a page', 'deep/', 'deep/index.html'],
    ['to a schema', '../schemas/a.schema.json', '../schemas/a.schema.json'],
    ['to source text', '../suites/one.ts', '../suites/one.ts.html'],
    ['to lines of source text', '../suites/one.ts#L1-L2', '../suites/one.ts.html#L1'],
    ['to somebody else', 'https://wiki.example/w/api.php?a=b', 'https://wiki.example/w/api.php?a=b'],
  ])('%s leads there', async (_what, link, address) => {
    expect(await built(`[there](${link})`)).toContain(`<a href="${address}">there</a>`);
  });

  test.each([
    ['a file that is not there', 'nowhere.md', 'there is no such file'],
    ['a file in another letter case', '../readme.md', 'there is no such file'],
    ['a file outside of the checkout', '../../etc/passwd', 'there is no such file'],
    ['what npm installed', '../node_modules/x/README.md', 'there is no such file'],
    ['a heading that is not there', '../README.md#nowhere', 'there is no such heading'],
    ['a heading of its own that is not there', '#nowhere', 'there is no such heading'],
    ['a heading in another letter case', '../README.md#The-end', 'there is no such heading'],
    ['a heading of a schema', '../schemas/a.schema.json#x', 'there is no such heading'],
    ['a line beyond the end', '../suites/one.ts#L9', 'there is no such line'],
    ['a folder without a page', '../suites', 'a folder without a README.md'],
    ['the top of the disk', '/README.md', 'not a path relative to this file'],
    ['a script', 'javascript:alert(1)', 'neither http, https nor mailto'],
    ['nothing', '#', 'not an anchor'],
    ['half of an escape', '%E0', 'not a path relative to this file'],
  ])('to %s is dead, and told with its file and line', async (_what, link, reason) => {
    expect(await built(`A line.\n\n[there](${link})`)).toBe(
      `docs/page.md:5: dead link \`${link}\`: ${reason}`,
    );
  });

  test('is followed where a definition gives it, and in a table', async () => {
    expect(await built('[a][b]\n\n| c |\n|---|\n| [d](no.md) |\n\n[b]: gone.md')).toBe(
      'docs/page.md:3: dead link `gone.md`: there is no such file\n' +
        'docs/page.md:7: dead link `no.md`: there is no such file',
    );
  });

  test('with an escape sequence cannot act on the terminal that tells of it', async () => {
    expect(await built('[x](<\u001b[31mred.md>)')).toContain('dead link `\\x1b[31mred.md`');
  });
});

describe('a picture', { timeout: 30_000 }, () => {
  test('of the project comes along', async () => {
    expect(await built('![A sign](picture.svg)')).toContain('<img src="picture.svg" alt="A sign">');
  });

  test('from elsewhere is refused, since a page asks nobody for anything', async () => {
    expect(await built('![x](https://wiki.example/x.png)')).toMatch(
      /^docs\/page\.md:3: dead link .* a picture is/,
    );
  });
});

test('links out of the site are listed with their places, and not followed', async () => {
  const { external } = await withCheckout({ 'README.md': '# A\n\n<https://wiki.example/>\n' }, buildSite);
  expect(external).toEqual(['README.md:3: https://wiki.example/']);
}, 30_000);
