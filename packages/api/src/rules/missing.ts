import { declaredRows, dokapListOf } from './dokap.ts';
import { type FieldLabel, fill, type SharedMessages } from './messages/index.ts';

/** The fields of a supporting document that its completeness depends on. */
export interface CompletableDokap {
  /** Document-type code. */
  readonly code: string;
  readonly name: string;
  /** First value; null while the document was not filled in. */
  readonly first: string | null;
  /** Whether it needs a file. */
  readonly needsFile: boolean;
  /** Address of its file, if there is one. */
  readonly fileUrl: string | null;
  /** Whether a file of it, or of its rows, still waits for the virus scanner; other providers omit it. */
  readonly checking?: boolean | undefined;
  /** How many rows its list has; null when the provider does not send it. */
  readonly rowCount?: number | null | undefined;
}

/** One thing that is missing in an application: a key of the dictionary's `missing`, and the values of its message. */
export interface Missing {
  readonly code: keyof SharedMessages['missing'];
  /** The empty field of the header. */
  readonly label?: FieldLabel | undefined;
  /** The document's name, and how many rows its list has and should have. */
  readonly values?:
    | {
        readonly dokap?: string | undefined;
        readonly count?: number | undefined;
        readonly declared?: number | undefined;
      }
    | undefined;
}

/**
 * Returns what is missing in one document before its application can be sent: its values, its file, or rows of its
 * list.
 */
export function missingInDokap(dokap: CompletableDokap): Missing[] {
  const { code, name, first, needsFile, fileUrl, checking, rowCount } = dokap;
  if (first === null) return [{ code: 'dokap', values: { dokap: name } }];
  const missing: Missing[] = [];
  if (needsFile && !fileUrl) missing.push({ code: 'file', values: { dokap: name } });
  if (checking) missing.push({ code: 'checking', values: { dokap: name } });
  if (typeof rowCount !== 'number') return missing;
  // The messages about lists contain 'Daftar' already.
  const list = name.replace(/^Daftar /, '');
  const declared = declaredRows(code, first);
  if (declared !== undefined && declared !== rowCount)
    missing.push({ code: 'rows', values: { dokap: list, count: rowCount, declared } });
  if (dokapListOf(code) === 'noStrip' && rowCount === 0)
    missing.push({ code: 'noRows', values: { dokap: list } });
  return missing;
}

/** Returns the message about a missing thing. */
export function explainMissing(
  { code, label, values }: Missing,
  messages: Pick<SharedMessages, 'missing' | 'labels'>,
): string {
  return fill(messages.missing[code], { ...(label && { label: messages.labels[label] }), ...values });
}
