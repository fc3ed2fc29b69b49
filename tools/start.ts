import { buildPortal } from './portal/build.ts';

// `pnpm start`: the built portal and its server, in this one process, at http://localhost:4020.
try {
  await buildPortal();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('../apps/server/src/main.ts');
