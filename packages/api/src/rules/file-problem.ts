import { extensionOf, type FileKind, fits, kilobytes } from './file.ts';
import type { Refusal, RefusalCode } from './messages/index.ts';
import type { UploadLimit } from './office.ts';
import { visibleSigns } from './visible-signs.ts';

/** A file before it is read: its name, and its size in bytes. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** Refusal codes of a wrong file type. */
export const wrongKind = {
  document: 'fileType',
  csv: 'fileTypeCsv',
  manifest: 'fileTypeManifest',
} as const satisfies Record<FileKind, RefusalCode>;

/** Returns why a file is refused, by its name and size. Only the server checks its content. */
export const fileProblem = (
  file: NamedFile,
  limit: UploadLimit,
  kind: FileKind = 'document',
): Refusal | undefined =>
  extensionOf(file.name, kind) ? sizeProblem(file, limit) : { message: wrongKind[kind] };

/** Returns why a file is refused, by its size. */
export function sizeProblem({ name: given, size }: NamedFile, limit: UploadLimit): Refusal | undefined {
  const name = visibleSigns(given);
  if (size === 0) return { message: 'fileEmpty', params: { name } };
  if (fits(size, limit)) return undefined;
  return { message: 'fileSize', params: { name, size: kilobytes(size), max: limit.shownKb } };
}
