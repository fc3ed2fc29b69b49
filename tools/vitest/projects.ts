import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import type { TestUserConfig } from 'vitest/config';
import { fromDeclarations } from '../../.storybook/props.ts';
import { serverExamples } from '../../.storybook/server-examples.ts';
import { showCode } from '../../.storybook/show-code.ts';
import { launchOptions } from '../browser/launch.ts';

// The kinds of projects that `vitest.config.ts` (`pnpm test`) and `vitest.matrix.config.ts` (`pnpm test:matrix`) use. Each of
// the two selects its files and variations.

/** A project of a kind: its name, its files, and its differences. */
interface Project extends TestUserConfig {
  name: string;
}

const source = '@pabean/source';

/** How Vite resolves our sources in Node. */
export const onServer = {
  resolve: { conditions: [source, ...defaultServerConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions], externalConditions: [source, 'node'] },
  },
  // `globalSetup` is loaded in a separate environment.
  environments: { __vitest__: { resolve: { conditions: [source, ...defaultServerConditions] } } },
} satisfies UserConfig;

/** Default timeouts are short on a busy machine: tests check that something appears, not how soon. */
const patience = { testTimeout: 40_000, hookTimeout: 40_000 };

/**
 * Node runs the files as it runs the server, without Vite. A worker runs one file after the other in one memory, so that
 * the server's modules are loaded once.
 */
const native = {
  environment: 'node',
  pool: 'forks',
  isolate: false,
  execArgv: [`--conditions=${source}`],
  experimental: { viteModuleRunner: false, nodeLoader: false },
} satisfies TestUserConfig;

/** Tests in Node, without a DOM. */
export const nodeProject = (project: Project) => ({
  ...onServer,
  test: { ...native, ...patience, ...project },
});

/** Tests of the built portal in a browser that Playwright drives from Node, against real servers. */
export const portalProject = (project: Project) => ({
  ...onServer,
  test: {
    ...native,
    globalSetup: ['./tools/vitest/build-portal.ts', './tools/vitest/demo-data.ts'],
    // As long as Playwright's own timeout: a busy machine is not a defect.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...project,
  },
});

const setupFiles = ['./tools/vitest/fail-on-console.ts', './tools/vitest/clean-up.ts'];

/** Tests of pages and hooks in happy-dom, with the real server in the same process. */
export const domProject = (project: Project) => ({
  ...onServer,
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: './tools/vitest/dom-environment.ts',
    setupFiles,
    isolate: false,
    ...patience,
    ...project,
  },
});

const onClient = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  // Found before the first test: bundling a dependency in the middle of a cold run would reload the page.
  optimizeDeps: {
    entries: ['packages/*/src/**/*.{ts,tsx}', 'book/**/*.tsx', '.storybook/**/*.{ts,tsx}', '!**/fixtures/**'],
    include: [
      '@testing-library/react',
      '@testing-library/user-event',
      'react/jsx-dev-runtime',
      'react-dom/client',
    ],
  },
} satisfies UserConfig;

// A function: Vitest names the instances in place.
export const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: { locale: 'id-ID', timezoneId: 'Asia/Jakarta', reducedMotion: 'reduce' as const },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

/** Tests that run in the browser themselves. */
export const browserProject = (project: Project) => ({
  ...onClient,
  plugins: [vanillaExtractPlugin(), serverExamples(), fromDeclarations(), showCode()],
  test: { setupFiles, isolate: false, browser: chromium(), ...patience, ...project },
});

/** Every story and its play function, then axe. */
export const storiesProject = (project: Project) => ({
  ...onClient,
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    // The stories of a file share one document already, and the preview takes long to load.
    isolate: false,
    ...patience,
    browser: chromium(),
    ...project,
  },
});
