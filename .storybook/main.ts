import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig } from 'vite';
import { editions } from './editions.ts';
import { fromDeclarations } from './props.ts';
import { searchIndexGenerator } from './search-index.ts';
import { serverExamples } from './server-examples.ts';
import { showCode } from './show-code.ts';
import { styles } from './vanilla-extract.ts';

/** Missing in Storybook's types: the index generator, which is a preset as any other. */
type Config = StorybookConfig & { storyIndexGenerator: typeof searchIndexGenerator };

/**
 * Each frame on a page fetches everything that its story needs: our components come in one file for each package, not
 * in two hundred.
 */
const sharedFiles = [
  { name: 'api', test: /packages\/api\/src\/(?!conformance|common-passwords)/ },
  { name: 'ui', test: /packages\/ui\/src\/(?!testing)(?!.*(?:stories|examples|test)\.)/ },
  {
    name: 'forms',
    test: /packages\/forms\/src\/(?!messages)(?!.*(?:testing\/|(?:stories|examples|test)\.))/,
  },
];

const config: Config = {
  framework: '@storybook/react-vite',
  // A translation, `button.id.mdx`, is a part of its page.
  stories: ['../{book,packages/*/src}/**/!(*.id).mdx', '../{book,packages/*/src}/**/*.stories.tsx'],
  staticDirs: [{ from: '../packages/ui/src/theme/fonts', to: '/fonts' }],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props are read from the declarations of the packages, see `props.ts`.
  typescript: { reactDocgen: false },
  storyIndexGenerator: searchIndexGenerator,
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [styles(), serverExamples(), fromDeclarations(), showCode(), editions()],
      resolve: { conditions: ['@pabean/source', ...defaultClientConditions] },
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } },
    }),
};

export default config;
