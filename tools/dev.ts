import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from './lib/root.ts';
import { environment } from './lib/run.ts';

// `pnpm dev`: the portal from its sources at http://localhost:4020, its server on the next port; both restart on a change. PORT
// changes both.
const port = Number(process.env.PORT || 4020);
const apiPort = String(port + 1);
const ports = [port, port + 1];

for (const taken of await Promise.all(ports.map(problemOf))) {
  if (!taken) continue;
  console.error(taken);
  process.exit(1);
}

/** Why a port cannot be used; undefined when it can. */
async function problemOf(port: number): Promise<string | undefined> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return 'PORT is not valid: it wants a port from 1 to 65534, and the next one free. Example: PORT=4020';
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return `PORT ${port} on 127.0.0.1 cannot be used, perhaps another server does. Choose another one. Example: PORT=${port + 10}`;
  }
  server.close();
  return undefined;
}

function start(folder: string, command: string, args: string[], env: Record<string, string>) {
  return spawn(command, args, { cwd: join(root, folder), stdio: 'inherit', env: { ...environment, ...env } });
}

const children = [
  start('apps/server', 'node', ['--conditions=@pabean/source', '--watch', 'src/main.ts'], {
    PORT: apiPort,
    PUBLIC_URL: `http://localhost:${port}`,
  }),
  // Bundled: a dozen files instead of a thousand modules, and a page's own when it is opened. This is an option of the command,
  // because the style compiler reads the configuration, too, and does not support it.
  start(
    'apps/portal',
    join(root, 'node_modules/.bin/vite'),
    ['--port', String(port), '--strictPort', '--experimental-bundle'],
    { API_URL: `http://127.0.0.1:${apiPort}` },
  ),
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
