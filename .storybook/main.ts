import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { madeByServer } from './made-by-server.ts';
import { fromDeclarations } from './props.ts';
import { searchIndexGenerator } from './search-index.ts';
import { showCode } from './show-code.ts';
import { styles } from './vanilla-extract.ts';

/** The types leave out what makes the index, which is a preset as any other. */
type Config = StorybookConfig & { storyIndexGenerator: typeof searchIndexGenerator };

const config: Config = {
  framework: '@storybook/react-vite',
  stories: ['../book/**/*.{mdx,stories.tsx}', '../packages/*/src/**/*.{mdx,stories.tsx}'],
  staticDirs: [{ from: '../packages/ui/src/theme/fonts', to: '/fonts' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props are read from the declarations of the packages: `props.ts`.
  typescript: { reactDocgen: false },
  storyIndexGenerator: searchIndexGenerator,
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [styles(), madeByServer(), fromDeclarations(), showCode()],
      resolve: { conditions: ['@pabean/source', ...defaultClientConditions] },
    }),
};

export default config;
