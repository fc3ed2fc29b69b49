/** 16 random bytes as hexadecimal: the key of a tab, or of an attempt to write. */
export const randomKey = () =>
  // Not randomUUID, which is missing on a page without TLS.
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
