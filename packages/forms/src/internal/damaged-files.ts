import { extensionOf, type FileKind, looksLike, tellingBytes } from '@pabean/api/rules';

/** Chosen files whose content does not match their extension. */
const damaged = new WeakSet<File>();

/** Returns whether a file was inspected and its content does not match its extension. */
export const isDamaged = (file: File): boolean => damaged.has(file);

/** Inspects a chosen file. One that cannot be read now is left to the upload. */
export async function inspectFile(file: File, kind: FileKind = 'document'): Promise<void> {
  const extension = extensionOf(file.name, kind);
  if (!extension) return;
  const parts = [file.slice(0, tellingBytes), file.slice(-tellingBytes)];
  try {
    const [head, tail] = await Promise.all(
      parts.map(async (part) => new Uint8Array(await part.arrayBuffer())),
    );
    if (head && tail && !looksLike(extension, head, tail)) damaged.add(file);
  } catch {
    // Moved or deleted since it was chosen.
  }
}
