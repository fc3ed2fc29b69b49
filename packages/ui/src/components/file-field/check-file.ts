import { type FileKind, fileKinds, fileProblem, type UploadLimit } from '@pabean/api/rules';

/** Why a file is refused. */
export type FileRefusal = 'wrongType' | 'notCsv' | 'notManifest' | 'empty' | 'tooLarge';

/** For the `accept` attribute, so that the browser's own dialog offers the right files. */
export const acceptOf = (kind: FileKind) =>
  Object.keys(fileKinds[kind])
    .map((extension) => `.${extension}`)
    .join();

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
  fileTypeCsv: 'notCsv',
  fileTypeManifest: 'notManifest',
  fileEmpty: 'empty',
  fileSize: 'tooLarge',
};

/**
 * Whether a field takes a file, by its extension and its size.
 *
 * @returns the reason against it, or undefined.
 */
export function refuseFile(file: File, kind: FileKind, limit: UploadLimit): FileRefusal | undefined {
  const problem = fileProblem(file, limit, kind);
  return problem && reasons[problem.message];
}
