import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

/** What authenticator apps can do, all of them: RFC 6238 with SHA-1, six digits, a new one every 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Steps that the two clocks may be apart. */
const drift = 1;

/** A new secret in base32: 160 random bits. */
export const newTotpSecret = () => new Secret({ buffer: new Uint8Array(randomBytes(20)).buffer }).base32;

/**
 * The step of 30 seconds since 1970 that a code belongs to; undefined when it belongs to none of now. Whoever takes the
 * code must see to it that no step counts twice.
 *
 * @param secret In base32.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: drift });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** What an authenticator app is set up with, in its three forms. */
export interface AuthenticatorSetup {
  /** The picture as a data URL: it is drawn here, and no stranger's service sees the secret. */
  readonly qrCode: string;
  readonly secret: string;
  readonly address: string;
}

/** What an authenticator app needs to make the codes of an account. */
export function authenticatorSetup(secret: string, issuer: string, username: string): AuthenticatorSetup {
  const address = new TOTP({
    ...settings,
    issuer,
    label: username,
    secret: Secret.fromBase32(secret),
  }).toString();
  const svg = Buffer.from(qrPicture(address)).toString('base64');
  return { qrCode: `data:image/svg+xml;base64,${svg}`, secret, address };
}

/** A QR code as SVG, black on white whatever the page looks like, with the quiet zone that readers need. */
function qrPicture(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: { length }, index }) => `M${index},${y}h${length}v1h-${length}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0,0h${size}v${size}H0z"/><path d="${runs.join('')}"/></svg>`;
}
