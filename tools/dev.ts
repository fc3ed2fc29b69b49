import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/root.ts';

// `pnpm dev`: the portal from its sources at http://localhost:4020, its server at 4021, both restarting on a change.
const apiPort = '4021';

function start(folder: string, command: string, args: string[], env: Record<string, string>) {
  return spawn(command, args, { cwd: join(root, folder), stdio: 'inherit', env: { ...process.env, ...env } });
}

const children = [
  start('apps/server', 'node', ['--conditions=@pabean/source', '--watch', 'src/main.ts'], {
    PORT: apiPort,
    PUBLIC_URL: 'http://localhost:4020',
  }),
  start('apps/portal', join(root, 'node_modules/.bin/vite'), ['--port', '4020', '--strictPort'], {
    API_URL: `http://127.0.0.1:${apiPort}`,
  }),
];

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
for (const child of children)
  child.on('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 0;
  });
