import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { root } from './lib/root.ts';
import { buildPortal } from './portal/build.ts';

// `pnpm start`: the built portal and its server, in this one process, at http://localhost:4020.
// Node's compile cache makes the next start faster.
enableCompileCache(join(root, '.cache/node'));
try {
  await buildPortal();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../apps/server/src/main.ts');
