import { fileProblem, sizeProblem, type UploadLimit } from '@pabean/api/rules';

/** What a file field takes: documents (PDF, JPG, PNG), or a report as CSV. */
export type FileKind = 'document' | 'csv';

/** Why a file is refused. */
export type FileRefusal = 'wrongType' | 'notCsv' | 'empty' | 'tooLarge';

/** For the `accept` attribute, so that the browser's own dialog offers the right files. */
export const acceptOf: Record<FileKind, string> = { document: '.pdf,.jpg,.jpeg,.png', csv: '.csv' };

/** The file's extension in capitals, as the tile beside its name shows it; at most four letters. */
export function shownExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0
    ? '?'
    : name
        .slice(dot + 1)
        .slice(0, 4)
        .toUpperCase();
}

const reasons: Readonly<Record<string, FileRefusal>> = {
  fileType: 'wrongType',
  fileEmpty: 'empty',
  fileSize: 'tooLarge',
};

/**
 * Whether a field takes a file, by its extension and its size.
 *
 * @returns the reason against it, or undefined.
 */
export function refuseFile(file: File, kind: FileKind, limit: UploadLimit): FileRefusal | undefined {
  if (kind === 'csv' && !file.name.toLowerCase().endsWith('.csv')) return 'notCsv';
  const problem = (kind === 'csv' ? sizeProblem : fileProblem)(file, limit);
  return problem && reasons[problem.message];
}
