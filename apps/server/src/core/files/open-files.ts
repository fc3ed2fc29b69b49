import { join } from 'node:path';
import type { Store } from '../db/store.ts';
import { createDatabaseFiles } from './database-files.ts';
import type { FileStore } from './file-store.ts';
import { createFolderFiles } from './folder-files.ts';

/** Where contents lie in a data folder: those of SQLite, and those of PostgreSQL before it kept them itself. */
export const filesFolder = (dataDir: string) => join(dataDir, 'files');

/** Contents in the store that servers share, or in the data folder beside the embedded one. */
export const openFiles = (store: Store, dataDir: string): FileStore =>
  store.engine === 'postgres' ? createDatabaseFiles(store) : createFolderFiles(store, filesFolder(dataDir));
