import { type FileKind, fileKinds, fileProblem, type UploadLimit } from '@pabean/api/rules';

/** Why a file is refused. */
export type FileRefusal = 'wrongType' | 'notCsv' | 'notManifest' | 'empty' | 'tooLarge';

/** For the `accept` attribute, so that the browser's file dialog offers the right files. */
export const acceptOf = (kind: FileKind) =>
  Object.keys(fileKinds[kind])
    .map((extension) => `.${extension}`)
    .join();

/** The file's extension in capitals, as shown beside its name; at most four letters. */
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
 * Checks a file's extension and size.
 *
 * @returns the reason for a refusal, or undefined.
 */
export function refuseFile(file: File, kind: FileKind, limit: UploadLimit): FileRefusal | undefined {
  const problem = fileProblem(file, limit, kind);
  return problem && reasons[problem.message];
}
