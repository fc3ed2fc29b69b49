import { firstSlice } from './0001-first-slice.ts';
import { callers } from './0002-callers.ts';
import { severalServers } from './0003-several-servers.ts';
import { companyChanges } from './0004-company-changes.ts';
import { limits } from './0005-limits.ts';
import { accounts } from './0006-accounts.ts';
import type { Migration } from './migration.ts';

/** Every migration under its name, which begins with its number. What has landed is never edited or renamed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-slice': firstSlice,
  '0002-callers': callers,
  '0003-several-servers': severalServers,
  '0004-company-changes': companyChanges,
  '0005-limits': limits,
  '0006-accounts': accounts,
};
