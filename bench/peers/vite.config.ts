import { join } from 'node:path';

/** The peers' screens. `bench/lib/builds.ts` builds each peer by itself, so that none loads another's code or CSS. */
export default {
  root: import.meta.dirname,
  base: './',
  // The rules come from our sources: their zod is the one that is installed here.
  resolve: { dedupe: ['zod'] },
  server: { fs: { allow: [join(import.meta.dirname, '../..')] } },
};
