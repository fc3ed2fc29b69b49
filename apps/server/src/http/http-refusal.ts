import { Refusal, type RefusalCode, type RefusalDetails } from '../core/refusal.ts';
import type { HeaderRecord } from './headers.ts';

/** A refusal at the HTTP level, with headers for the client. */
export class HttpRefusal extends Refusal {
  readonly headers: HeaderRecord;

  constructor(code: RefusalCode, headers: HeaderRecord, details: RefusalDetails = {}) {
    super(code, details);
    this.headers = headers;
  }
}

/** The headers of a refusal. */
export function headersOfRefusal(refusal: Refusal): HeaderRecord {
  const { retryAfter } = refusal.details;
  return {
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    ...(refusal instanceof HttpRefusal && refusal.headers),
  };
}
