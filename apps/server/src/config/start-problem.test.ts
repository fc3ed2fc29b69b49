import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { startProblem } from './start-problem.ts';

/** A database that answers whether it has TLS with N or S, and everything after that with what is no TLS. */
async function startWrong(answer: string): Promise<string> {
  const server = createServer((socket) =>
    socket.once('data', () => {
      socket.write(answer);
      socket.on('data', () => socket.end('this is no TLS'));
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `postgres://pabean:rahasia@127.0.0.1:${(server.address() as AddressInfo).port}/pabean?sslmode=verify-full`;
}

test.each([
  ['no TLS', 'N'],
  ['a broken TLS', 'S'],
])('a database with %s is told as a fault of DATABASE_URL', async (_, answer) => {
  const databaseUrl = await startWrong(answer);
  const client = new pg.Client({ connectionString: databaseUrl });
  const error = await client.connect().catch((reason: unknown) => reason);
  expect(startProblem(error, readConfig({ DATABASE_URL: databaseUrl }))).toMatchObject({
    name: 'ConfigError',
    message: expect.stringMatching(/^DATABASE_URL cannot be used: (?!.*rahasia)/),
  });
});
