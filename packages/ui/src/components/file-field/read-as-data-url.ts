import { extensionOf, manifestTypes } from '@pabean/api/rules';

/**
 * Reads a file as a data URL, the format in which it is sent. The media type is derived from the name: browsers take it
 * from the operating system, where a CSV may be registered as a spreadsheet.
 *
 * @param file A file from the browser, such as that of `FileField`.
 * @returns the data URL; rejects when the file cannot be read any more, for example because it was moved.
 */
export function readAsDataUrl(file: File): Promise<string> {
  const extension = extensionOf(file.name, 'manifest');
  const type = extension ? manifestTypes[extension] : 'application/octet-stream';
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([file], { type }));
  });
}
