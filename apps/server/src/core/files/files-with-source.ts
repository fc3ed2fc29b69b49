import type { FileStore } from './file-store.ts';

/**
 * Files whose contents are being moved from `source`: new ones are written to `files`, each is read where it is. A content is
 * in `files` before it leaves `source`, so one that was in neither has just been moved.
 */
export function filesWithSource(files: FileStore, source: FileStore): FileStore {
  const wherever = async <Found>(find: (files: FileStore) => Promise<Found | undefined>) =>
    (await find(files)) ?? (await find(source)) ?? (await find(files));
  return {
    ...files,
    read: (id) => wherever((each) => each.read(id)),
    open: (id) => wherever((each) => openIn(each, id)),
    async remove(id) {
      await Promise.all([files.remove(id), source.remove(id)]);
    },
    async claim(owner) {
      const claimed = await Promise.all([files, source].map((each) => each.claim?.(owner) ?? true));
      return claimed.every(Boolean);
    },
    async sweep(now) {
      return (await files.sweep(now)) + (await source.sweep(now));
    },
  };
}

async function openIn(files: FileStore, id: string) {
  if (files.open) return files.open(id);
  const bytes = await files.read(id);
  return bytes && { size: bytes.length, stream: new Blob([bytes]).stream() };
}
