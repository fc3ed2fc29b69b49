import { createHash, randomBytes } from 'node:crypto';

/** A new bearer token: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The hash of a token, as stored. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** The token of an `Authorization` header, or undefined when the header has none of the server's form. */
export const bearerToken = (header: string | undefined) => /^Bearer ([\w-]{43})$/i.exec(header ?? '')?.[1];
