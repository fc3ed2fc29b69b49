import { defineConfig } from 'vitest/config';
import { ListsFirst } from './tools/vitest/lists-first.ts';
import {
  browserProject,
  nodeProject,
  onServer,
  portalProject,
  storiesProject,
} from './tools/vitest/projects.ts';
import { LinesReporter } from './tools/vitest/reporter.ts';

// `pnpm test:matrix`: what `pnpm test` leaves out. docs/testing.md says which test lies where, and why.
export default defineConfig({
  ...onServer,
  test: {
    reporters: ['minimal', new LinesReporter('test:matrix')],
    restoreMocks: true,
    sequence: { sequencer: ListsFirst },
    maxWorkers: '100%',
    projects: [
      nodeProject({
        name: 'postgres',
        sequence: { groupOrder: 0 },
        include: ['apps/server/**/*.store{,.matrix}.test.ts'],
        globalSetup: ['./apps/server/src/testing/postgres-setup.ts'],
        provide: { engine: 'postgres' },
      }),
      nodeProject({
        name: 'node',
        sequence: { groupOrder: 0 },
        include: ['{packages/*/src,apps/server,tools,.storybook}/**/*.matrix.test.ts'],
        provide: { engine: 'sqlite', postgresUrl: '' },
      }),
      browserProject({
        name: 'browser',
        sequence: { groupOrder: 1 },
        include: ['{packages/*/src,book,.storybook}/**/*.matrix.test.tsx'],
      }),
      storiesProject({
        name: 'themes',
        sequence: { groupOrder: 1 },
        env: { STORY_THEMES: 'others', STORY_LANGUAGE: 'en' },
      }),
      portalProject({
        name: 'e2e',
        // Alone: a browser, its server and the tests of another project on two cores make people's ten seconds short.
        sequence: { groupOrder: 2 },
        // People's waiting leaves a quarter of each core free.
        maxWorkers: 3,
        include: ['apps/portal/e2e/**/*.matrix.test.ts'],
        globalSetup: [
          './tools/vitest/build-portal.ts',
          './tools/vitest/demo-data.ts',
          './tools/vitest/build-second-portal.ts',
        ],
      }),
    ],
  },
});
