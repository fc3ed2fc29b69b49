import {
  type FileExtension,
  mediaTypes,
  parseDataUrl,
  type Refusal,
  sizeProblem,
  type UploadLimit,
} from '@pabean/api/rules';
import { isJpeg } from './jpeg.ts';
import { isPdf } from './pdf.ts';
import { isPng } from './png.ts';

/** A file that passed every check. */
export interface Upload {
  readonly bytes: Buffer;
  readonly mediaType: string;
  /** The name under which the file is shown and saved. */
  readonly name: string;
}

const structures: Readonly<Record<FileExtension, (bytes: Buffer) => boolean>> = {
  pdf: isPdf,
  jpg: isJpeg,
  jpeg: isJpeg,
  png: isPng,
};

/** Checks an uploaded file: extension, media type, size and structure must all agree. */
export function checkUpload(
  dataUrl: string,
  extension: FileExtension | null,
  title: string,
  limit: UploadLimit,
): Upload | Refusal {
  const parsed = parseDataUrl(dataUrl);
  if (!parsed || !extension || mediaTypes[extension] !== parsed.mediaType) return { message: 'fileType' };
  const name = fileName(title, extension);
  const problem = sizeProblem({ name, size: parsed.bytes }, limit);
  if (problem) return problem;
  const bytes = Buffer.from(parsed.base64, 'base64');
  return structures[extension](bytes)
    ? { bytes, mediaType: parsed.mediaType, name }
    : { message: 'fileDamaged' };
}

/** Whether a check ended with a refusal. */
export const isRefused = (result: Upload | Refusal): result is Refusal => 'message' in result;

/** `Surat Kuasa 045/SK/2024` and `pdf` → `Surat Kuasa 045-SK-2024.pdf`: no separators, at most 120 characters. */
export function fileName(title: string, extension: FileExtension): string {
  const base = title
    .replace(/[^\p{L}\p{N} ().,_-]+/gu, '-')
    .replace(/\s+/g, ' ')
    .slice(0, 115)
    .replace(/^[\s.-]+|[\s.-]+$/g, '');
  return `${base.toWellFormed() || 'Dokumen'}.${extension}`;
}
