/** Searches for a secret in a text: as it is, URL-encoded, and in base64 at any offset. */
export function searchFor(secret: string): (text: string) => boolean {
  // Six digits occur in longer numbers by chance.
  if (/^\d{6}$/.test(secret)) {
    const alone = new RegExp(`(?<![\\w.])${secret}(?![\\w.])`);
    return (text) => alone.test(text);
  }
  const [, base64] = /^data:[^,]+;base64,(.+)$/s.exec(secret) ?? [];
  const forms = base64
    ? [base64, Buffer.from(base64, 'base64').toString('latin1')]
    : [secret, secret.replaceAll('-', ''), encodeURIComponent(secret), ...[0, 1, 2].map(inBase64(secret))];
  return (text) => forms.some((form) => text.includes(form));
}

/** The part of a text's base64 that does not depend on the text around it. */
const inBase64 = (text: string) => (offset: number) => {
  const bytes = Buffer.from('\0'.repeat(offset) + text);
  const [from, to] = [offset * 8, bytes.length * 8].map((bits) => bits / 6);
  return bytes.toString('base64').slice(Math.ceil(from ?? 0), Math.floor(to ?? 0));
};
