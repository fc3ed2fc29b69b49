import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { chromium, onServer, storiesProject } from './tools/vitest/projects.ts';
import { LinesReporter } from './tools/vitest/reporter.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the addon's tests of stories do besides playing them. */
    'storybook/test-provided': { a11y: boolean };
  }
}

const { VISUAL_THEMES = 'light', VISUAL_WIDTHS = '1440' } = process.env;
const visual = join(import.meta.dirname, '.visual');

// `pnpm visual`: a picture of every story after its play function, compared with the references in `.visual`.
export default defineConfig({
  ...onServer,
  test: {
    reporters: [
      'minimal',
      new LinesReporter('visual'),
      ['html', { outputDir: join(visual, 'report'), singleFile: true }],
    ],
    attachmentsDir: join(visual, 'attachments'),
    maxWorkers: '100%',
    projects: [
      storiesProject({
        name: 'visual',
        setupFiles: ['./tools/visual/take-pictures.ts'],
        env: { VISUAL_THEMES, VISUAL_WIDTHS },
        browser: {
          ...chromium(),
          expect: {
            toMatchScreenshot: {
              resolveScreenshotPath: ({ arg, ext }) => join(visual, 'references', `${arg}${ext}`),
              resolveDiffPath: ({ arg, ext }) => join(visual, 'differences', `${arg}${ext}`),
            },
          },
        },
        provide: { 'storybook/test-provided': { a11y: false } },
      }),
    ],
  },
});
