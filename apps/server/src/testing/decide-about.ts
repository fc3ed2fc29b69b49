import { readOfficeCommand } from '../office/run-office.ts';
import type { TestServer } from './test-server.ts';

/** Gives an officer's command about an application: `decideAbout(server, 'reject', id, '--reason', 'Tidak lengkap.')`. */
export async function decideAbout(server: TestServer, ...words: string[]): Promise<string> {
  const command = readOfficeCommand(['permit', ...words]);
  return 'prints' in command ? command.prints : command.run({ ...server.deps, actor: 'petugas' });
}
