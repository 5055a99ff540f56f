import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{schemas,suites,fixtures,reporters,scripts}/**/*.test.ts'],
          exclude: ['fixtures/mediawiki/**', 'scripts/wikis/**'],
          pool: 'threads',
        },
      },
      {
        test: {
          name: 'wikis',
          include: ['{fixtures/mediawiki,scripts/wikis}/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 1_800_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
