import { buildPortal } from './portal/build.ts';

// `pnpm start`: the built portal and its server, in this one process, at http://localhost:4020.
await buildPortal();
await import('../apps/server/src/main.ts');
