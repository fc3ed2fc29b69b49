import { extensionOf, type FileKind, fits, kilobytes } from './file.ts';
import type { Refusal, RefusalCode } from './messages/index.ts';
import type { UploadLimit } from './office.ts';
import { visibleSigns } from './visible-signs.ts';

/** What is known of a file before it is read: its name, and its size in bytes. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** Why a file is not of its kind. */
export const wrongKind = {
  document: 'fileType',
  csv: 'fileTypeCsv',
  manifest: 'fileTypeManifest',
} as const satisfies Record<FileKind, RefusalCode>;

/** Why a file cannot be taken, by its name and size. What it holds is looked at by the server alone. */
export const fileProblem = (
  file: NamedFile,
  limit: UploadLimit,
  kind: FileKind = 'document',
): Refusal | undefined =>
  extensionOf(file.name, kind) ? sizeProblem(file, limit) : { message: wrongKind[kind] };

/** Why a file cannot be taken, by its size. */
export function sizeProblem({ name: given, size }: NamedFile, limit: UploadLimit): Refusal | undefined {
  const name = visibleSigns(given);
  if (size === 0) return { message: 'fileEmpty', params: { name } };
  if (fits(size, limit)) return undefined;
  return { message: 'fileSize', params: { name, size: kilobytes(size), max: limit.shownKb } };
}
