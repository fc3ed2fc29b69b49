import type { FileAnswer } from '../contract/endpoint.ts';
import { manifestTypes } from '../rules/file.ts';

const acceptedTypes = new Set<string>(Object.values(manifestTypes));

/**
 * Reads a file answer. Media types beyond the closed list become `application/octet-stream`, which browsers only save.
 */
export function fileAnswerOf(bytes: ArrayBuffer, headers: Headers, fallbackName: string): FileAnswer {
  const [declared = ''] = (headers.get('content-type') ?? '').split(';');
  const mediaType = declared.trim().toLowerCase();
  return {
    bytes: new Uint8Array(bytes),
    mediaType: acceptedTypes.has(mediaType) ? mediaType : 'application/octet-stream',
    name: fileNameOf(headers.get('content-disposition') ?? '') || fallbackName,
  };
}

/** `attachment; filename*=UTF-8''surat%20kuasa.pdf` → `surat kuasa.pdf`; never a path. */
function fileNameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? '';
  return (encoded ? decode(encoded) : plain).replace(/^.*[\\/]/, '').trim();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
