import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp } from './backup/back-up.ts';
import { restore } from './backup/restore.ts';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { loadOffice } from './config/office.ts';
import { loadSecret } from './config/secret.ts';
import { startProblem } from './config/start-problem.ts';
import { systemClock } from './core/clock.ts';
import { SchemaError } from './core/db/migrate.ts';
import { openStore, sqlitePath } from './core/db/open-store.ts';
import type { Store } from './core/db/store.ts';
import { openFiles } from './core/files/open-files.ts';
import { showClock, trustClock } from './core/kept-time.ts';
import { listMails, readMails } from './mail/read-mails.ts';
import { CommandError } from './office/command-error.ts';
import { currentActor } from './office/office-deps.ts';
import { readOfficeCommand } from './office/run-office.ts';

// Commands for whoever runs the servers, with the configuration of a server. They may run beside one.

/** Does something and gives what to print. */
type Command = (config: Config, words: readonly string[]) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  mails: (config, words) =>
    withStore(config, async ({ db }) => {
      const { profile } = await loadOffice(config.officeFile);
      return words.length > 0 ? readMails(db, profile, words.join(' ')) : listMails(db);
    }),
  backup: (config, words) =>
    withStore(config, (store) => backUp(config, store, folderIn(words, 'pnpm backup /var/backups/pabean-1'))),
  clock: (config, words) =>
    withStore(config, (store) => {
      const [word, ...more] = words;
      if (more.length > 0 || (word !== undefined && word !== 'trust'))
        throw new ConfigError('Usage: pnpm clock, or pnpm clock trust');
      return word ? trustClock(store, systemClock) : showClock(store, systemClock);
    }),
  async office(config, words) {
    const command = readOfficeCommand(words);
    if ('prints' in command) return command.prints;
    const { profile } = await loadOffice(config.officeFile);
    return withStore(config, (store) =>
      command.run({
        store,
        clock: systemClock,
        office: profile,
        // No mail of an officer holds a secret: nobody has to name the servers' for that.
        get secret() {
          return loadSecret(config);
        },
        files: openFiles(store, config.dataDir),
        actor: currentActor(),
      }),
    );
  },
  restore: (config, words) => restore(config, folderIn(words, 'pnpm restore /var/backups/pabean-1')),
};

function folderIn([folder, ...more]: readonly string[], example: string): string {
  if (!folder || more.length > 0) throw new ConfigError(`Name one folder. Example: ${example}`);
  return resolve(folder);
}

async function withStore(config: Config, work: (store: Store) => Promise<string>): Promise<string> {
  if (!config.databaseUrl && !existsSync(sqlitePath(config.dataDir))) {
    throw new ConfigError(`There is no data in DATA_DIR ${config.dataDir}. Start the server first.`);
  }
  const store = openStore(config);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function main([name = '', ...words]: string[]) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new ConfigError(`Commands: ${Object.keys(commands).join(', ')}.`);
  const config = readConfig(process.env);
  try {
    console.log(await command(config, words));
  } catch (error) {
    throw startProblem(error, config);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = [ConfigError, SchemaError, CommandError].some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
});
