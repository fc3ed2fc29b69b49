import { extensionOf, fits, kilobytes } from './file.ts';
import type { Refusal } from './messages/index.ts';
import type { UploadLimit } from './office.ts';

/** What is known of a file before it is read: its name, and its size in bytes. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** Why a document's file cannot be taken, by its name and size. What it holds is looked at by the server alone. */
export const fileProblem = (file: NamedFile, limit: UploadLimit): Refusal | undefined =>
  extensionOf(file.name) ? sizeProblem(file, limit) : { message: 'fileType' };

/** Why a file cannot be taken, by its size. */
export function sizeProblem({ name, size }: NamedFile, limit: UploadLimit): Refusal | undefined {
  if (size === 0) return { message: 'fileEmpty', params: { name } };
  if (fits(size, limit)) return undefined;
  return { message: 'fileSize', params: { name, size: kilobytes(size), max: limit.shownKb } };
}
