import { join } from 'node:path';
import type { Store } from '../db/store.ts';
import { createDatabaseFiles } from './database-files.ts';
import type { FileStore } from './file-store.ts';
import { filesWithSource } from './files-with-source.ts';
import { createFolderFiles } from './folder-files.ts';
import type { ObjectAddress, ObjectKeys } from './object-address.ts';
import { createObjectFiles } from './object-files.ts';
import { openObjectStore } from './object-store.ts';
import { stageContents } from './staged-contents.ts';

/** The folder of contents in a data folder: for SQLite, and for PostgreSQL before contents were stored in the database. */
export const filesFolder = (dataDir: string) => join(dataDir, 'files');

/** Where contents are. */
export interface FilePlaces {
  readonly dataDir: string;
  /** An object store for contents, instead of the database or the data folder. */
  readonly filesAt?: ObjectAddress | undefined;
  /** An object store that contents are moved out of. */
  readonly filesFrom?: ObjectAddress | undefined;
  readonly objectKeys?: ObjectKeys | undefined;
}

/** Contents in the database that servers share, or in the data folder beside the embedded store. */
const homeFiles = (store: Store, dataDir: string): FileStore =>
  store.engine === 'postgres' ? createDatabaseFiles(store) : createFolderFiles(store, filesFolder(dataDir));

/** Where new contents are written, and where earlier ones may still be. */
export function filePlaces(store: Store, places: FilePlaces): { files: FileStore; source?: FileStore } {
  const { dataDir, filesAt, filesFrom, objectKeys } = places;
  const home = homeFiles(store, dataDir);
  const inStore = (address: ObjectAddress) => {
    if (!objectKeys) throw new Error('An object store needs keys.');
    return createObjectFiles(store, openObjectStore(address, objectKeys));
  };
  const files = filesAt ? inStore(filesAt) : home;
  if (filesFrom) return { files, source: inStore(filesFrom) };
  return filesAt ? { files, source: home } : { files };
}

/** The files of a store, and the store whose transactions may write them. */
export function openFiles(store: Store, places: FilePlaces): { store: Store; files: FileStore } {
  const { files, source } = filePlaces(store, places);
  if (!source) return { store, files };
  return stageContents(store, filesWithSource(files, source), { isHome: !places.filesAt });
}
