/** A stored draft's content: unreadable without the account's key. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const textBytes = (text: string) => new TextEncoder().encode(text);

/**
 * AES-GCM with the account's key, which stays in memory. `name` is bound to the content, so that no draft can be passed
 * off as another.
 *
 * @param key 256 bits as base64, from `otentikasi/me`.
 * @throws {DOMException} when the key has another length, or a draft cannot be decrypted with it
 */
export async function createCipher(key: string) {
  const secret = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
  const parameters = (iv: Uint8Array<ArrayBuffer>, name: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: textBytes(name),
  });
  return {
    async seal(name: string, content: unknown): Promise<Sealed> {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const plain = textBytes(JSON.stringify(content));
      return { iv, data: await crypto.subtle.encrypt(parameters(iv, name), secret, plain) };
    },
    async open(name: string, { iv, data }: Sealed): Promise<unknown> {
      const plain = await crypto.subtle.decrypt(parameters(iv, name), secret, data);
      return JSON.parse(new TextDecoder().decode(plain));
    },
  };
}
