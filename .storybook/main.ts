import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { madeByServer } from './made-by-server.ts';
import { styles } from './vanilla-extract.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../book/**/*.{mdx,stories.tsx}', '../packages/*/src/**/*.{mdx,stories.tsx}'],
  staticDirs: [{ from: '../packages/ui/src/theme/fonts', to: '/fonts' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no compiler API, so props are read by react-docgen.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [styles(), madeByServer()],
      resolve: { conditions: ['@pabean/source', ...defaultClientConditions] },
    }),
};

export default config;
