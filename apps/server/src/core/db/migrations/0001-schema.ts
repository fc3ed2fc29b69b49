import { files } from './0001-schema/files.ts';
import { manifests } from './0001-schema/manifests.ts';
import { noteFiles } from './0001-schema/note-files.ts';
import { people } from './0001-schema/people.ts';
import { permits } from './0001-schema/permits.ts';
import { ppftz } from './0001-schema/ppftz.ts';
import { references } from './0001-schema/references.ts';
import { releaseLetters } from './0001-schema/release-letters.ts';
import { reports } from './0001-schema/reports.ts';
import { system } from './0001-schema/system.ts';
import { transit } from './0001-schema/transit.ts';
import type { Migration } from './migration.ts';

const parts = [
  references,
  people,
  files,
  permits,
  ppftz,
  noteFiles,
  transit,
  reports,
  releaseLetters,
  manifests,
  system,
] as const;

/** The schema of the first release. A table comes after those that it refers to. */
export const schema: Migration = async (db, types) => {
  for (const part of parts) await part(db, types);
};
