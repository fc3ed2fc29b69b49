const decoders = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/**
 * The text of a CSV file: UTF-8, or UTF-16 as spreadsheets save “Unicode text”.
 *
 * @returns Undefined for what is no text, or text in another encoding, which would be guessed.
 */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const found = decoders.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
    const text = new TextDecoder(found?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
