/** The last step of the build: bundles the command line, because starting takes most of a short audit. */
import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown, type InputOptions, type OutputOptions } from 'rolldown';
import { ENTRIES, bundledTypes } from './declarations.js';
import { setup as bundlePageScripts } from './page-scripts.js';

const dist = fileURLToPath(new URL('../..', import.meta.url));
const PARSER = '../llhttp/llhttp_simd-wasm.js';

/**
 * What replaces a module, by who imports it. Of undici, the bundle contains only the client, under private paths that
 * `bundle.process.test.ts` guards, because loading all of it takes a seventh of the time of a short audit; its proxy agent and its
 * lazy parts are loaded from the installed package when needed. The sources import public names only.
 */
const instead: readonly (readonly [id: string, importer: string, text: string])[] = [
  [
    'undici',
    'dist',
    `export { default as Client } from 'undici/lib/dispatcher/client.js';
     export { default as buildConnector } from 'undici/lib/core/connect.js';`,
  ],
  // The parser becomes a separate file: its text form compresses badly.
  [PARSER, 'undici', "module.exports = require('node:fs').readFileSync(`${__dirname}/llhttp.wasm`);"],
  // HTTP/2 is never offered to a server.
  ['./client-h2.js', 'undici', "module.exports = () => { throw new Error('HTTP/2 was not offered'); };"],
  // Node's own parses the whole file that asserts to quote it: minutes for a bundle.
  [
    'node:assert',
    'undici',
    "module.exports = ok => { if (!ok) throw new (require('assert').AssertionError)({}); };",
  ],
  // These only take time to be loaded.
  ['node:http', 'undici', 'module.exports = { maxHeaderSize: 16384 };'],
  ['node:child_process', 'commander', 'module.exports = {};'],
];
const standIn = (at: number) => join(dist, `bin/${at}.js`);

const standIns = {
  name: 'stand-ins',
  resolveId(id: string, importer = '') {
    const at = instead.findIndex(([own, by]) => own === id && importer.includes(`/${by}/`));
    if (at >= 0) return standIn(at);
    const [, path] = /^\.\.\/(llhttp\/llhttp-wasm\.js|web\/fetch\/body\.js)$/.exec(id) ?? [];
    return path === undefined ? null : { id: `undici/lib/${path}`, external: true };
  },
  load: (id: string) => instead.find((_, at) => standIn(at) === id)?.[2],
  // Code from the cache cannot import packages.
  renderChunk: (code: string) => code.replace(/\bimport\((?=["'`]\w)/g, '(require.import??(x=>import(x)))('),
};

const paths = Object.entries(ENTRIES).map(([name, path]) => [name, join(dist, `${path}.js`)]);
const { vitest = '', ...entries } = Object.fromEntries(paths) as Readonly<Record<string, string>>;

const read = {
  platform: 'node',
  // A lazy import of a shared module is harmless.
  checks: { ineffectiveDynamicImport: false },
  external: [/^(vitest|bullmq|ioredis|tldts-icann)(\/|$)/],
  // A bundler cannot follow the CommonJS build of jsonc-parser.
  resolve: { mainFields: ['module', 'main'] },
} satisfies InputOptions;

const written = {
  dir: join(dist, 'bin'),
  // Keeps names of functions and classes, because some are shown, and stacks show all.
  minify: {
    mangle: { toplevel: true, keepNames: { function: true, class: true } },
    compress: true,
    codegen: { removeWhitespace: true },
  },
  comments: { annotation: false, jsdoc: false },
} satisfies OutputOptions;

// In CommonJS, because Node 20 has no code cache for modules. Public entries share the code of the command line, which would
// otherwise be packed twice.
const bundle = await rolldown({
  ...read,
  input: { program: join(dist, 'scripts/cli/program.js'), ...entries },
  plugins: [standIns],
  transform: { define: { 'import.meta.url': 'ownUrl' } },
  treeshake: { moduleSideEffects: false },
});
const { output } = await bundle.write({
  ...written,
  format: 'cjs',
  intro: "const ownUrl = require('node:url').pathToFileURL(__filename).href;",
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name].cjs',
  cleanDir: true,
  // Few files, because each takes time to be found, and many small ones pack badly.
  codeSplitting: {
    groups: [
      { name: 'start', test: /scripts\/cli\/program\.js$/, priority: 3 },
      {
        name: 'audit',
        test: /((commands|suites\/audit)\/audit|text\/safe-json|parse5\/dist\/index)\.js$/,
        priority: 2,
      },
      {
        name: 'more',
        test: /dist\/(reporters|schemas\/generated\/\w+-validator|scripts\/(cli\/(?!commands\/(serve|plan|explain|rules))|fleet)|suites)/,
        priority: 1,
      },
      // Separate, because an audit does not need the reference wiki.
      { name: 'fixtures', test: /dist\/(fixtures|scripts\/(matrix|plan|cli\/commands))[./]/ },
    ],
  },
});
const chunks = output.filter(part => part.type === 'chunk');
for (const { name, exports } of chunks.filter(part => part.name in entries))
  writeFileSync(
    join(dist, `bin/${name}.js`),
    `import own from './${name}.cjs';\nexport const { ${exports.join(', ')} } = own;\n`,
  );
copyFileSync(join(dist, 'scripts/cli/main.js'), join(dist, 'bin/cli.js'));
copyFileSync(join(dist, 'scripts/release/compiled.js'), join(dist, 'bin/program.js'));

// What registers the tests has to be a module, as vitest is. It audits with the public entry.
const registering = await rolldown({
  ...read,
  input: { vitest },
  plugins: [
    {
      name: 'the public entry',
      resolveId: id => (id.endsWith('/audit.js') ? { id: './index.js', external: true } : null),
    },
  ],
});
await registering.write(written);
writeFileSync(
  join(dist, 'bin/llhttp.wasm'),
  createRequire(import.meta.url)(join('undici/lib/dispatcher', PARSER)) as Buffer,
);
await bundlePageScripts();
const shared = new Map<string, string>();
for (const [name, path] of Object.entries(ENTRIES))
  writeFileSync(join(dist, `bin/${name}.d.ts`), bundledTypes(join(dist, `${path}.d.ts`), shared));
writeFileSync(join(dist, 'bin/NOTICES.txt'), notices(chunks.flatMap(part => part.moduleIds)));

function notices(modules: readonly string[]): string {
  const folders = modules.flatMap(id => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []);
  const texts = [...new Set(folders)].toSorted().map(folder => {
    const licence = readdirSync(folder).find(name => /^licen[cs]e/i.test(name));
    if (licence === undefined) throw new Error(`no licence in ${folder}`);
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
    };
    return `${name} ${version}\n\n${readFileSync(join(folder, licence), 'utf8')}`;
  });
  return texts.join(`\n${'-'.repeat(72)}\n`);
}
