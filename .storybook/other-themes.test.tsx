import * as access from '@storybook/addon-a11y/preview';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { checkOtherThemes } from './other-themes.ts';
import { applyGlobals, initialGlobals } from './toolbar.ts';

setProjectAnnotations([
  access,
  {
    initialGlobals,
    beforeEach: ({ globals }) => applyGlobals(document.documentElement, globals),
    afterEach: checkOtherThemes,
  },
]);

afterEach(() => vi.unstubAllEnvs());

/** Runs a page as the project `stories` runs a story. */
function visit(page: ReactElement, test: 'error' | 'off' = 'error'): Promise<void> {
  vi.stubEnv('VITEST_STORYBOOK', 'false');
  vi.stubEnv('STORY_THEMES', 'others');
  const story = { render: () => page, parameters: { a11y: { test } } };
  return composeStory(story, { title: 'Halaman' }).run();
}

/** A page with a sentence that is illegible where the selector matches. */
const pale = (selector: string) => (
  <main>
    <style>{`p { color: #000; background: #fff } ${selector} p { color: #999 }`}</style>
    <p>Permohonan terkirim</p>
  </main>
);

it.each(['light', 'dark', 'contrast'])('finds what is illegible in the theme %s only', async (theme) => {
  await expect(visit(pale(`[data-theme="${theme}"]`))).rejects.toThrow(/color-contrast/);
});

it('names every theme with a problem', async () => {
  await expect(visit(pale(':not([data-theme="light"]) > body'))).rejects.toThrow(/“dark”.*“contrast”/s);
});

it('accepts good pages, and stories that opt out of the check', async () => {
  await visit(pale('[data-theme="none"]'));
  await visit(pale(':root'), 'off');
  expect(document.documentElement.dataset.theme).toBe('light');
});
