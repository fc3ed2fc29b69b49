import { defineConfig } from 'vitest/config';
import { ListsFirst } from './tools/vitest/lists-first.ts';
import {
  browserProject,
  domProject,
  nodeProject,
  onServer,
  portalProject,
  storiesProject,
} from './tools/vitest/projects.ts';
import { LinesReporter } from './tools/vitest/reporter.ts';

/** What `pnpm test:matrix` runs. */
const exclude = ['**/node_modules/**', '**/*.matrix.test.{ts,tsx}'];

// `pnpm test`: what a change can break, in one pass. docs/testing.md says which test lies where, and why.
export default defineConfig({
  // The compiler of the styles reads this file by itself, without the projects below.
  ...onServer,
  test: {
    reporters: ['minimal', new LinesReporter('test')],
    restoreMocks: true,
    sequence: { sequencer: ListsFirst },
    // Vitest leaves one core to itself; on the two of a CI machine that would be half of them.
    maxWorkers: '100%',
    projects: [
      nodeProject({
        name: 'node',
        sequence: { groupOrder: 0 },
        include: [
          'packages/*/src/**/*.test.ts',
          'apps/server/**/*.test.ts',
          'tools/**/*.test.ts',
          '.storybook/**/*.test.ts',
        ],
        exclude,
        provide: { engine: 'sqlite', postgresUrl: '' },
      }),
      domProject({
        name: 'dom',
        sequence: { groupOrder: 0 },
        include: [
          'packages/api/src/hooks/**/*.test.tsx',
          // For adopters whose tests run there; the browser has them, too.
          'packages/ui/src/test-utils/*.test.tsx',
          'apps/portal/src/**/*.test.{ts,tsx}',
        ],
        exclude,
      }),
      browserProject({
        name: 'browser',
        sequence: { groupOrder: 1 },
        include: ['packages/{ui,forms}/src/**/*.test.tsx'],
        exclude,
      }),
      browserProject({
        name: 'book',
        sequence: { groupOrder: 0 },
        include: ['{book,.storybook,tools}/**/*.test.tsx'],
        exclude,
        // What belongs to Storybook changes prototypes, styles and stories of the whole document.
        isolate: true,
      }),
      storiesProject({
        name: 'stories',
        sequence: { groupOrder: 1 },
      }),
      portalProject({
        name: 'e2e',
        // Alone: a browser, its server and the tests of another project on two cores make people's ten seconds short.
        sequence: { groupOrder: 2 },
        // People's waiting leaves a quarter of each core free.
        maxWorkers: 3,
        include: ['apps/portal/e2e/**/*.test.ts'],
        exclude,
      }),
    ],
  },
});
