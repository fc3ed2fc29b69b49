import { join } from 'node:path';
import type { Store } from '../db/store.ts';
import { createDatabaseFiles } from './database-files.ts';
import type { FileStore } from './file-store.ts';
import { createFolderFiles } from './folder-files.ts';

/** The folder of contents in a data folder: for SQLite, and for PostgreSQL before contents were stored in the database. */
export const filesFolder = (dataDir: string) => join(dataDir, 'files');

/** Contents in the database that servers share, or in the data folder beside the embedded store. */
export const openFiles = (store: Store, dataDir: string): FileStore =>
  store.engine === 'postgres' ? createDatabaseFiles(store) : createFolderFiles(store, filesFolder(dataDir));
