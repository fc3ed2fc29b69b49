import { defineConfig } from 'vite';

// Two pages: the login that is weighed and painted, and the work that is done after it.
export default defineConfig({
  root: import.meta.dirname,
  build: {
    rolldownOptions: { input: ['index.html', 'work.html'].map((page) => `${import.meta.dirname}/${page}`) },
  },
});
