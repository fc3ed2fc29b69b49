/**
 * The code in a text: a run of exactly that many digits, as in “Kode Anda 123456, berlaku 5 menit”, else its first
 * digits.
 */
export function pickCode(text: string, length: number): string {
  const run = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(text)?.[0];
  return run ?? text.replace(/\D/g, '').slice(0, length);
}
