import type { FileAnswer } from '../contract/endpoint.ts';

/** Hands a file to the browser to save. The blob's address is revoked once the browser has begun. */
export function downloadAnswer(file: FileAnswer): void {
  const url = URL.createObjectURL(new Blob([file.bytes], { type: file.mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
