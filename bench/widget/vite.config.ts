import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@pabean/source', ...defaultClientConditions] },
});
