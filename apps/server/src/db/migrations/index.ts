import { firstSlice } from './0001-first-slice.ts';
import type { Migration } from './migration.ts';

/** All steps in order. */
export const migrations: readonly Migration[] = [firstSlice];
