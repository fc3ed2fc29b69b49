import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type FileExtension, mediaTypes, type OfficeProfile } from '@pabean/api/rules';
import { checkBytes, isRefused, type Upload } from '../core/files/check-upload.ts';
import { CommandError } from './command-error.ts';

const why: Readonly<Record<string, string>> = {
  fileSize: 'is larger than documents of permits may be',
  fileEmpty: 'is empty',
  fileDamaged: 'is damaged, or something else than its name says',
};

/**
 * Reads a file named by an officer.
 *
 * @param title Its shown name.
 * @param kinds Which types it may have.
 * @throws CommandError when it cannot be read, or its content does not match its extension
 */
export async function readOfficeFile(
  path: string,
  title: string,
  office: OfficeProfile,
  kinds: readonly FileExtension[] = Object.keys(mediaTypes) as FileExtension[],
): Promise<Upload> {
  const extension = kinds.find((each) => `.${each}` === extname(path).toLowerCase());
  if (!extension) throw new CommandError(`${path} is not a file of these: ${kinds.join(', ')}.`);
  const bytes = await readFile(path).catch((error: Error) => {
    throw new CommandError(`${path} cannot be read: ${error.message}.`);
  });
  const upload = checkBytes(bytes, extension, title, office.uploads.permit);
  if (!isRefused(upload)) return upload;
  throw new CommandError(`${path} ${why[upload.message] ?? 'cannot be taken'}.`);
}
