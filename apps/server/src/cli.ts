import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command as Program } from 'commander';
import { backUp } from './backup/back-up.ts';
import { restore } from './backup/restore.ts';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { loadOffice, messagesOf } from './config/office.ts';
import { loadSecret } from './config/secret.ts';
import { startProblem } from './config/start-problem.ts';
import { systemClock } from './core/clock.ts';
import { SchemaError } from './core/db/migrate.ts';
import { openStore, sqlitePath } from './core/db/open-store.ts';
import type { Store } from './core/db/store.ts';
import { openFiles } from './core/files/open-files.ts';
import { showClock, trustClock } from './core/kept-time.ts';
import { program } from './core/layout.ts';
import { newRequestId, withRequestId } from './core/request-id.ts';
import { createPdfWriter } from './documents/pdf-writer.ts';
import { createXlsxWriter } from './documents/xlsx-writer.ts';
import { listMails, readMails } from './mail/read-mails.ts';
import { moveAll } from './move-all.ts';
import { CommandError } from './officer/command-error.ts';
import { type Choose, readArguments } from './officer/command-line.ts';
import { currentActor } from './officer/officer-deps.ts';
import { addOfficerCommands, type OfficerRun } from './officer/run-command.ts';

// Commands for operators, with the configuration of a server. They may run beside one.

const printLine = (line: string) => void process.stderr.write(`${line}\n`);

/** Runs a command and returns what to print. */
type Run = (config: Config) => Promise<string>;

function addCommands(commands: Program, choose: Choose<Run>): void {
  const onStore = (work: (store: Store, config: Config) => Promise<string>) =>
    choose((config) => withStore(config, (store) => work(store, config)));
  commands
    .command('mails')
    .description('Shows the mails of a store, or those whose subject, reader or event holds a word.')
    .argument('[words...]')
    .action((words: string[]) =>
      onStore(async ({ db }, { officeFile }) => {
        const { profile } = await loadOffice(officeFile);
        return words.length > 0 ? readMails(db, profile, words.join(' ')) : listMails(db);
      }),
    );
  commands
    .command('backup')
    .description(`Copies everything into a new folder. Example: ${program} backup /var/backups/pabean-1`)
    .argument('<folder>')
    .action((folder: string) => onStore((store, config) => backUp(config, store, resolve(folder))));
  commands
    .command('restore')
    .description(`Puts a backup into an empty DATA_DIR. Example: ${program} restore /var/backups/pabean-1`)
    .argument('<folder>')
    .action((folder: string) => choose((config) => restore(config, resolve(folder))));
  commands
    .command('files')
    .description('Contents of uploaded files.')
    .command('move')
    .description('Moves them to where new ones are stored, while servers run.')
    .action(() => onStore((store, config) => moveAll(store, config, printLine)));
  const clock = commands
    .command('clock')
    .description('Shows the time that is kept and the clock.')
    .action(() => onStore((store) => showClock(store, systemClock)));
  clock
    .command('trust')
    .description('Takes the clock over.')
    .action(() => onStore((store) => trustClock(store, systemClock)));
  addOfficerCommands(commands.command('office'), (run) =>
    onStore((store, config) => asOfficer(store, config, run)),
  );
}

async function asOfficer(opened: Store, config: Config, run: OfficerRun): Promise<string> {
  const office = await loadOffice(config.officeFile);
  const { store, files } = openFiles(opened, config);
  return run({
    store,
    clock: systemClock,
    office: office.profile,
    messagesIn: messagesOf(office),
    publicUrl: config.publicUrl,
    pdf: createPdfWriter(),
    xlsx: createXlsxWriter(),
    // Mails that officers cause contain no secret, so this command does not need the servers' secret.
    get secret() {
      return loadSecret(config);
    },
    files,
    actor: currentActor(),
  });
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

async function main(words: string[]) {
  const asked = readArguments<Run>(program, words, addCommands);
  if ('prints' in asked) return console.log(asked.prints);
  const config = readConfig(process.env);
  try {
    console.log(await withRequestId(newRequestId(), () => asked.run(config)));
  } catch (error) {
    throw startProblem(error, config);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = [ConfigError, SchemaError, CommandError].some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
});
