import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

/** What every authenticator app supports: RFC 6238 with SHA-1, six digits, a new code every 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Steps by which the two clocks may differ. */
const drift = 1;

/** A new secret in base32: 160 random bits. */
export const newTotpSecret = () => new Secret({ buffer: new Uint8Array(randomBytes(20)).buffer }).base32;

/**
 * The step of 30 seconds since 1970 that a code belongs to; undefined when it is not valid now. The caller must make sure that
 * no step is used twice.
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

/** The data for setting up an authenticator app, in three forms. */
export interface AuthenticatorSetup {
  /** The picture as a data URL: it is drawn here, so no third-party service sees the secret. */
  readonly qrCode: string;
  readonly secret: string;
  readonly address: string;
}

/** Returns what an authenticator app needs to generate an account's codes. */
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

/** A QR code as SVG, black on white in every theme, with the quiet zone that scanners need. */
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
