import type { Refusal as FieldReason, UploadLimit } from '@pabean/api/rules';
import { invalid } from '../refusal.ts';
import { checkUpload, isRefused, type Upload } from './check-upload.ts';

/** Checks an uploaded file with a limit. @throws Refusal invalid */
export function checkFile(
  limit: UploadLimit,
  file: string,
  extension: Parameters<typeof checkUpload>[1],
  title: string,
): Upload {
  const upload = checkUpload(file, extension, title, limit);
  if (isRefused(upload)) throw refusedFile(upload);
  return upload;
}

/** The refusal of a file. */
export const refusedFile = (reason: FieldReason) => invalid([{ field: 'file', label: 'file', reason }]);
