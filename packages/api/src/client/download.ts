import type { FileAnswer } from '../contract/endpoint.ts';

/** Saves a file through the browser. The blob's URL is revoked once the download has started. */
export function downloadAnswer(file: FileAnswer): void {
  const url = URL.createObjectURL(new Blob([file.bytes], { type: file.mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
