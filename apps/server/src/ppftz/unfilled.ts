import type { PpftzTable } from '../core/db/tables/ppftz.ts';

/** The empty columns of a new record. */
export const unfilled = {
  registration_number: null,
  registration_date: null,
  billing_code: null,
  billing_file_id: null,
  release_number: null,
  release_date: null,
  sent_at: null,
  header: '{}',
  sent_header: null,
  resent_at: null,
  version: 0,
  header_version: 0,
  held: 0,
  hold_reason: null,
  ntpn: null,
  ntpn_date: null,
  check_code: null,
} as const satisfies Partial<PpftzTable>;
