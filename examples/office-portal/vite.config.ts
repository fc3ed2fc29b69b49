import { officeStyleSheet } from '@pabean/ui/theme';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { theme } from './src/office/theme.ts';

const name = 'virtual:office.css';

/** Writes the office's colours at build time: a stylesheet for `import 'virtual:office.css'`. */
const officeColors = (): Plugin => ({
  name: 'office-colors',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? officeStyleSheet(theme) : undefined),
});

export default defineConfig({ base: './', plugins: [react(), officeColors()] });
