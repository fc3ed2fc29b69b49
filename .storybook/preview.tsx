import '@pabean/ui/styles.css';
import '../book/book.css';
import '../book/controls.css';
import '../book/screens/screens.css';
import { scope } from '@pabean/ui/theme';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { isOnPage } from '../packages/ui/src/testing/on-page.ts';
import { elementError } from '../tools/vitest/element-error.ts';
import { withControls } from './arg-types.ts';
import { BookContainer } from './book-container.tsx';
import { fitFrame } from './fit-frame.ts';
import { checkAnatomy } from './guide/anatomy-specimen.ts';
import { blocks } from './guide/index.ts';
import { checkHostPage } from './host-page/index.ts';
import { chooseLanguage } from './language.ts';
import { withSurroundings } from './messages.tsx';
import { modes } from './modes.ts';
import { checkOtherThemes, checksOtherThemes } from './other-themes.ts';
import { PageStory } from './page-story.tsx';
import { keepQuiet } from './quiet.ts';
import { withShownCode } from './shown-code.ts';
import { applyGlobals, globalTypes, initialGlobals, widths } from './toolbar.ts';

// The default of one second is too short on a busy machine; stories check that something happens, not how soon.
configure({ asyncUtilTimeout: 15_000, getElementError: elementError });

document.documentElement.classList.add(scope);
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
  decorators: [withSurroundings, withGlobals],
  afterEach: async (story) => {
    checkAnatomy(story);
    await checkOtherThemes(story);
    await checkHostPage(story);
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
            'Print rules and statuses',
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
          [
            'Overview',
            'Sheet',
            'Sheet with open overlays',
            'Login',
            'Two-factor',
            'Registration',
            'Licence check',
            'Transit',
            'Dashboard',
            'List',
            'Form',
            'Detail',
            'Browse',
            'Browse detail',
            'Upload',
            'Manifests',
            'Letters',
            'PPFTZ wizard',
          ],
        ],
      },
    },
    viewport: { options: widths },
  },
};

export default preview;
