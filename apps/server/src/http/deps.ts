import type { AccountDeps } from '../account/deps.ts';
import type { DocumentDeps } from '../documents/deps.ts';

/** Everything that the app needs from outside. */
export interface Deps extends AccountDeps, DocumentDeps {
  /** Folder of what the office tells visitors: announcements and reports. */
  readonly officeFolder: string;
  /** How many proxies of ours stand in front and add to `X-Forwarded-For`. */
  readonly trustedProxies: number;
}
