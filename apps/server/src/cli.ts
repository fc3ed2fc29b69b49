import { existsSync } from 'node:fs';
import type { OfficeProfile } from '@pabean/api/rules';
import { ConfigError, readConfig } from './config/config.ts';
import { loadOffice } from './config/office.ts';
import { openStore, sqlitePath } from './db/open-store.ts';
import type { Db } from './db/store.ts';
import { listMails, readMails } from './mail/read-mails.ts';

// Commands for whoever runs the servers, with the configuration of a server. They may run beside one.

type Command = (db: Db, office: OfficeProfile, words: string) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  mails: (db, office, words) => (words ? readMails(db, office, words) : listMails(db)),
};

async function main([name = '', ...words]: string[]) {
  const command = commands[name];
  if (!command) throw new ConfigError(`Commands: ${Object.keys(commands).join(', ')}.`);
  const config = readConfig(process.env);
  if (!config.databaseUrl && !existsSync(sqlitePath(config.dataDir))) {
    throw new ConfigError(`There is no data in DATA_DIR ${config.dataDir}. Start the server first.`);
  }
  const { profile } = await loadOffice(config.officeFile);
  const store = openStore(config);
  try {
    console.log(await command(store.db, profile, words.join(' ')));
  } finally {
    await store.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
