import { createHash } from 'node:crypto';
import { type ManifestExtension, manifestTypes } from '@pabean/api/rules';
import type { Insertable } from 'kysely';
import type { StoredFileTable } from '../core/db/tables/permit.ts';
import type { DokapTypeTable } from '../core/db/tables/reference.ts';
import { fileName } from '../core/files/check-upload.ts';
import { newId } from '../core/id.ts';
import { demoPdf, demoPng } from './demo-files.ts';

const photographs = new Set(['51', '52']);

/** The files of the demo: sent applications share one per type, since they cannot change; each draft has its own. */
export function createDemoArchive(now: Date) {
  const files = new Map<string, { row: Insertable<StoredFileTable>; bytes: Buffer }>();

  function make(type: DokapTypeTable, number: string, serial: number) {
    const isPhoto = photographs.has(type.code);
    const lines = [`${type.first_label}: ${number}`, 'Berkas contoh, bukan dokumen yang sah.'];
    const bytes = isPhoto ? demoPng(serial * 37) : demoPdf(type.name, lines);
    return keep(`${type.name} ${number}`, bytes, isPhoto ? 'png' : 'pdf');
  }

  function keep(title: string, bytes: Buffer, extension: ManifestExtension) {
    const row: Insertable<StoredFileTable> = {
      id: newId(now),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
      media_type: manifestTypes[extension],
      name: fileName(title, extension),
      created_at: now.toISOString(),
      // They are small and partly shared, so they count against no quota.
      owner_account_id: null,
    };
    return { row, bytes };
  }

  return {
    /** The id of a file of the office; each title has one. */
    officeFile(title: string, lines: readonly string[]): string {
      const file = files.get(title) ?? keep(title, demoPdf(title, lines), 'pdf');
      files.set(title, file);
      return file.row.id;
    },
    /** The id of a file for one draft. */
    file(title: string, bytes: Buffer, extension: ManifestExtension): string {
      const file = keep(title, bytes, extension);
      files.set(file.row.id, file);
      return file.row.id;
    },
    /** The id of a file that several unchangeable records share; each title has one. */
    sharedFile(title: string, bytes: Buffer, extension: ManifestExtension): string {
      const file = files.get(title) ?? keep(title, bytes, extension);
      files.set(title, file);
      return file.row.id;
    },
    /** The id of a document's file, or null when its type has none. */
    fileOf(type: DokapTypeTable, number: string, serial: number, shared: boolean): string | null {
      if (!type.needs_file) return null;
      const key = shared ? type.code : `${type.code}#${serial}`;
      const file = files.get(key) ?? make(type, number, serial);
      files.set(key, file);
      return file.row.id;
    },
    /** Rows and contents of all files. */
    all: () => [...files.values()],
  };
}

/** Collects the files of the demo while it is built. */
export type DemoArchive = ReturnType<typeof createDemoArchive>;
