import * as z from 'zod/mini';
import { mediaTypes, parseDataUrl } from '../rules/file.ts';

/** A file as a data URL of an accepted type; the server also checks its size and its bytes. */
export const fileDataUrl = z
  .string({ error: 'required' })
  .check(z.refine((value) => parseDataUrl(value) !== undefined, { error: 'fileType' }));

/** The extension that belongs to an uploaded file, lower case without a dot. */
export const fileExtension = z.enum(Object.keys(mediaTypes) as [keyof typeof mediaTypes], {
  error: 'fileType',
});
