import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { madeByServer } from './.storybook/made-by-server.ts';
import { fromDeclarations } from './.storybook/props.ts';
import { showCode } from './.storybook/show-code.ts';
import { launchOptions } from './tools/browser/launch.ts';
import { LongFilesFirst } from './tools/vitest/long-files-first.ts';
import { SummaryReporter } from './tools/vitest/summary-reporter.ts';

const source = '@pabean/source';
const server = {
  resolve: { conditions: [source, ...defaultServerConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions], externalConditions: [source, 'node'] },
  },
  // What prepares a run (`globalSetup`) is loaded in an environment of its own.
  environments: { __vitest__: { resolve: { conditions: [source, ...defaultServerConditions] } } },
};
const client = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  // Found before the first test: a dependency bundled in the middle of a cold run reloads the page under it.
  optimizeDeps: {
    entries: ['packages/*/src/**/*.{ts,tsx}', 'book/**/*.tsx', '.storybook/**/*.{ts,tsx}', '!**/fixtures/**'],
    include: [
      '@testing-library/react',
      '@testing-library/user-event',
      'react/jsx-dev-runtime',
      'react-dom/client',
    ],
  },
};

// A function: Vitest names the instances in place.
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: { locale: 'id-ID', timezoneId: 'Asia/Jakarta', reducedMotion: 'reduce' as const },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

export default defineConfig({
  // The compiler of the styles reads this file by itself, without the projects below.
  ...server,
  test: {
    reporters: ['default', new SummaryReporter()],
    restoreMocks: true,
    // Vitest leaves one core to itself; on the two of a CI machine that would be half of them.
    maxWorkers: '100%',
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        ...server,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'node',
          sequence: { groupOrder: 0 },
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'tools/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          globalSetup: ['./apps/server/src/testing/postgres-setup.ts'],
          testTimeout: 20_000,
          // They start servers and browsers, as tests do.
          hookTimeout: 20_000,
        },
      },
      {
        ...server,
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'dom',
          sequence: { groupOrder: 0 },
          environment: './tools/vitest/dom-environment.ts',
          include: [
            'packages/api/src/hooks/**/*.test.tsx',
            // For adopters whose tests run there; the browser has them, too.
            'packages/ui/src/test-utils/*.test.tsx',
            'apps/portal/src/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['./tools/vitest/fail-on-console.ts', './tools/vitest/clean-up.ts'],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        ...client,
        plugins: [vanillaExtractPlugin(), madeByServer(), fromDeclarations(), showCode()],
        test: {
          name: 'browser',
          sequence: { groupOrder: 1 },
          include: [
            'packages/{ui,forms}/src/**/*.test.tsx',
            'book/**/*.test.tsx',
            '.storybook/**/*.test.tsx',
          ],
          setupFiles: ['./tools/vitest/fail-on-console.ts', './tools/vitest/clean-up.ts'],
          browser: chromium(),
        },
      },
      {
        ...client,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          sequence: { groupOrder: 1 },
          // The stories of a file follow each other in one document already, and the preview is heavy to load.
          isolate: false,
          testTimeout: 30_000,
          browser: chromium(),
        },
      },
      {
        ...server,
        test: {
          name: 'e2e',
          // Alone: a browser, its server and the tests of another project on two cores make people's ten seconds short.
          sequence: { groupOrder: 2 },
          environment: 'node',
          // People's waiting leaves a quarter of each core free.
          maxWorkers: 3,
          include: ['apps/portal/e2e/**/*.test.ts'],
          globalSetup: ['./tools/vitest/build-portal.ts'],
          // As long as Playwright's own waiting: a busy machine is not a defect.
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
