import '@pabean/ui/styles.css';
import '../book/book.css';
import '../book/screens/screens.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { isOnPage } from '../packages/ui/src/testing/on-page.ts';
import { elementError } from '../tools/vitest/element-error.ts';
import { withControls } from './arg-types.ts';
import { BookContainer } from './book-container.tsx';
import { fitFrame } from './fit-frame.ts';
import { blocks } from './guide/index.ts';
import { chooseLanguage } from './language.ts';
import { loadMessages, withMessages, withOffice } from './messages.tsx';
import { modes } from './modes.ts';
import { checkOtherThemes, checksOtherThemes } from './other-themes.ts';
import { PageStory } from './page-story.tsx';
import { keepQuiet } from './quiet.ts';
import { withShownCode } from './shown-code.ts';
import { applyGlobals, globalTypes, initialGlobals, widths } from './toolbar.ts';
import { checkAnatomy } from './whole-anatomy.ts';

// The default of one second is too short on a busy machine; stories check that something happens, not how soon.
configure({ asyncUtilTimeout: 5_000, getElementError: elementError });

// Before the first story is loaded.
chooseLanguage();
if (isOnPage()) {
  keepQuiet('body');
  fitFrame();
}

const withGlobals: Decorator = (Story, { globals, viewMode }) => {
  const onPage = viewMode === 'docs';
  useLayoutEffect(() => {
    if (!onPage) applyGlobals(document.documentElement, globals);
  }, [globals, onPage]);
  if (!onPage) return <Story />;
  return (
    <div lang={globals.language} style={{ display: 'contents' }}>
      <Story />
    </div>
  );
};

const preview: Preview = {
  argTypesEnhancers: [withControls],
  loaders: [loadMessages],
  decorators: [withOffice, withMessages, withGlobals],
  afterEach: async (story) => {
    checkAnatomy(story);
    await checkOtherThemes(story);
  },
  initialGlobals: checksOtherThemes() ? { ...initialGlobals, a11y: { manual: true } } : initialGlobals,
  globalTypes,
  parameters: {
    // The book's panel also lists passed rules. In a test that would send megabytes from the browser to its runner.
    a11y: { test: 'error', options: import.meta.env.VITEST_STORYBOOK ? { reporter: 'no-passes' } : {} },
    chromatic: { modes },
    controls: { sort: 'requiredFirst' },
    docs: {
      container: BookContainer,
      source: { type: 'code', language: 'tsx', transform: withShownCode },
      components: { ...blocks, Story: PageStory },
      // The column of the contents, which we fill ourselves.
      toc: { disable: true, className: 'book-contents' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Introduction',
          'Start',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space and shape',
            'Motion',
            'Motif and sign',
            'Icons',
            'Words',
            'Density',
            'High contrast',
            'Keyboard',
            'Print',
            'Offices and themes',
          ],
          'Patterns',
          [
            'Forms',
            'Public forms',
            'Errors',
            'Tables',
            'List editing',
            'Uploads',
            'Dialogs',
            'Confirm and undo',
            'States',
            'Navigation',
          ],
          'Components',
          ['Actions', 'Inputs', 'Status and messages', 'Navigation and data'],
          'Domain',
          'Forms',
          'Screens',
          ['Sheet', 'Sheet with open overlays', 'Login', 'Dashboard', 'List', 'Detail', 'Form', 'Upload'],
        ],
      },
    },
    viewport: { options: widths },
  },
};

export default preview;
