import {
  type FileKind,
  fileKinds,
  type ManifestExtension,
  manifestTypes,
  parseDataUrl,
  type Refusal,
  sizeProblem,
  type UploadLimit,
  wrongKind,
} from '@pabean/api/rules';
import { isCsv } from './csv.ts';
import { isJpeg } from './jpeg.ts';
import { isPdf } from './pdf.ts';
import { isPng } from './png.ts';
import { workbookProblem } from './xlsx.ts';

/** A file that passed every check. */
export interface Upload {
  readonly bytes: Buffer;
  readonly mediaType: string;
  /** The file's name for display and download. */
  readonly name: string;
}

const unless = (isSound: (bytes: Buffer) => boolean) => (bytes: Buffer) =>
  isSound(bytes) ? undefined : 'fileDamaged';

/** Why the bytes of a file are refused, by its extension; nothing is unpacked. */
const problems: Readonly<Record<ManifestExtension, (bytes: Buffer) => string | undefined>> = {
  pdf: unless(isPdf),
  jpg: unless(isJpeg),
  jpeg: unless(isJpeg),
  png: unless(isPng),
  csv: unless(isCsv),
  xlsx: workbookProblem,
};

/**
 * Checks an uploaded file: extension, media type, size and structure must all agree.
 *
 * @param kind Which types it may have. @default document
 */
export function checkUpload(
  dataUrl: string,
  extension: ManifestExtension | null,
  title: string,
  limit: UploadLimit,
  kind: FileKind = 'document',
): Upload | Refusal {
  const parsed = parseDataUrl(dataUrl);
  const types: Readonly<Partial<Record<ManifestExtension, string>>> = fileKinds[kind];
  if (!parsed || !extension || types[extension] !== parsed.mediaType) return { message: wrongKind[kind] };
  const name = fileName(title, extension);
  // Before decoding, which would take time for a file that is too large.
  const problem = sizeProblem({ name, size: parsed.bytes }, limit);
  return problem ?? checkBytes(Buffer.from(parsed.base64, 'base64'), extension, title, limit);
}

/** Checks the bytes of a file: size and structure must fit its extension. */
export function checkBytes(
  bytes: Buffer,
  extension: ManifestExtension,
  title: string,
  limit: UploadLimit,
): Upload | Refusal {
  const name = fileName(title, extension);
  const problem = sizeProblem({ name, size: bytes.length }, limit);
  if (problem) return problem;
  const message = problems[extension](bytes);
  return message ? { message } : { bytes, mediaType: manifestTypes[extension], name };
}

/** Whether the result of a check is a refusal. */
export const isRefused = (result: Upload | Refusal): result is Refusal => 'message' in result;

/** `Surat Kuasa 045/SK/2024` and `pdf` → `Surat Kuasa 045-SK-2024.pdf`: no separators, at most 120 characters. */
export function fileName(title: string, extension: ManifestExtension): string {
  const base = title
    .replace(/[^\p{L}\p{N} ().,_-]+/gu, '-')
    .replace(/\s+/g, ' ')
    .slice(0, 115)
    .replace(/^[\s.-]+|[\s.-]+$/g, '');
  return `${base.toWellFormed() || 'Dokumen'}.${extension}`;
}
