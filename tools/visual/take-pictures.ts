import type { Globals } from 'storybook/internal/types';
import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { applyGlobals } from '../../.storybook/toolbar.ts';

// Only the date stands still: timers run.
vi.setSystemTime(new Date('2024-09-24T09:42:00+07:00'));

const { VISUAL_THEMES, VISUAL_WIDTHS } = import.meta.env;
const height = 900;

interface DrawnStory {
  id: string;
  globals: Globals;
  parameters: { layout?: string };
}

afterEach(async (test) => {
  // Storybook's addon puts the story into the context of its test.
  const { story } = test as unknown as { story: DrawnStory };
  const root = document.documentElement;
  document.body.style.padding = story.parameters.layout === 'fullscreen' ? '' : '1rem';
  for (const width of VISUAL_WIDTHS.split(',').map(Number)) {
    await page.viewport(width, height);
    for (const theme of VISUAL_THEMES.split(',')) {
      applyGlobals(root, { ...story.globals, theme });
      await page.viewport(width, Math.max(height, root.scrollHeight));
      // The expectation of the test: Storybook replaces the state of the global one.
      await test.expect.soft(page).toMatchScreenshot(`${story.id}-${theme}-${width}`);
    }
  }
});
