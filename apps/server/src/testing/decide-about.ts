import { readOfficerCommand } from '../officer/run-command.ts';
import type { TestServer } from './test-server.ts';

/** Runs an officer's command: `giveCommand(server, 'ppftz', 'bill', number, '--code', '62…', '--officer', 'Sri')`. */
export async function giveCommand(server: Pick<TestServer, 'deps'>, ...args: string[]): Promise<string> {
  const command = readOfficerCommand(args);
  return 'prints' in command ? command.prints : command.run({ ...server.deps, actor: 'petugas' });
}

/** The same for an application: `decideAbout(server, 'reject', id, '--reason', 'Tidak lengkap.')`. */
export const decideAbout = (server: TestServer, ...args: string[]) => giveCommand(server, 'permit', ...args);
