import { declaredRows, dokapListOf } from './dokap.ts';
import { fill, type SharedMessages } from './messages/index.ts';

/** A supporting document as far as its completeness goes. */
export interface CompletableDokap {
  /** Document-type code. */
  readonly code: string;
  readonly name: string;
  /** First value; null while the document was not filled in. */
  readonly first: string | null;
  /** Whether a file belongs to it: `Y`. */
  readonly needsFile: string | null;
  /** Address of its file, if there is one. */
  readonly fileUrl: string | null;
  /** How many rows its list has. */
  readonly rowCount?: number | undefined;
}

/** What one document lacks before its application can be sent, in words: its values, its file, or rows of its list. */
export function missingInDokap(
  dokap: CompletableDokap,
  { missing: words }: Pick<SharedMessages, 'missing'>,
): string[] {
  const names = { dokap: dokap.name };
  // The messages about lists say 'Daftar' themselves.
  const list = { dokap: dokap.name.replace(/^Daftar /, '') };
  if (dokap.first === null) return [fill(words.dokap, names)];
  const missing: string[] = [];
  if (dokap.needsFile === 'Y' && !dokap.fileUrl) missing.push(fill(words.file, names));
  const declared = declaredRows(dokap.code, dokap.first);
  const count = dokap.rowCount ?? 0;
  if (declared !== undefined && declared !== count)
    missing.push(fill(words.rows, { ...list, count, declared }));
  if (dokapListOf(dokap.code) === 'noStrip' && count === 0) missing.push(fill(words.noRows, list));
  return missing;
}
