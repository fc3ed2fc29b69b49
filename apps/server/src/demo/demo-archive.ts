import { createHash } from 'node:crypto';
import type { StoredFileTable } from '../db/tables/permit.ts';
import type { DokapTypeTable } from '../db/tables/reference.ts';
import { fileName } from '../files/check-upload.ts';
import { newId } from '../id.ts';
import { demoPdf, demoPng } from './demo-files.ts';

const photographs = new Set(['51', '52']);

/** The files of the demo: sent applications share one a type, since nobody can change them; drafts own theirs. */
export function createDemoArchive(now: Date) {
  const files = new Map<string, { row: StoredFileTable; bytes: Buffer }>();

  function make(type: DokapTypeTable, number: string, serial: number) {
    const isPhoto = photographs.has(type.code);
    const lines = [`${type.first_label}: ${number}`, 'Berkas contoh, bukan dokumen yang sah.'];
    const bytes = isPhoto ? demoPng(serial * 37) : demoPdf(type.name, lines);
    const row: StoredFileTable = {
      id: newId(now),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
      media_type: isPhoto ? 'image/png' : 'application/pdf',
      name: fileName(`${type.name} ${number}`, isPhoto ? 'png' : 'pdf'),
      created_at: now.toISOString(),
      // Many drafts share some of them, and they are small: they take nobody's room.
      owner_account_id: null,
    };
    return { row, bytes };
  }

  return {
    /** The id of a document's file, or null when its type takes none. */
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

/** The files of the demo while it is built. */
export type DemoArchive = ReturnType<typeof createDemoArchive>;
