import { afterEach } from 'vitest';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Starts servers for tests, and stops those that a test leaves running. */
export function useServerProcesses() {
  const running = new Set<ServerProcess>();
  afterEach(async () => {
    await Promise.all([...running].map((server) => server.end('SIGKILL')));
    running.clear();
  });
  return {
    async start(environment: Record<string, string | undefined>) {
      const server = await startServerProcess(environment);
      running.add(server);
      return server;
    },
    stop(server: ServerProcess, signal: NodeJS.Signals) {
      running.delete(server);
      return server.end(signal);
    },
  };
}
