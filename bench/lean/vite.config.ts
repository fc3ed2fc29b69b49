import { defineConfig } from 'vite';

// Two pages: the login for sizes and paints, and the list for actions.
export default defineConfig({
  root: import.meta.dirname,
  build: {
    rolldownOptions: { input: ['index.html', 'work.html'].map((page) => `${import.meta.dirname}/${page}`) },
  },
});
