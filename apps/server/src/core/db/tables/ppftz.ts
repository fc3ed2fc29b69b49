import type { QuestionColumns } from './permit.ts';

/** A PPFTZ record. */
export interface PpftzTable {
  id: string;
  company_id: string;
  owner_account_id: string;
  /** 26 digits: office, company, day, serial. */
  aju_number: string;
  /** 1 household goods, 2 motor vehicle. */
  kind: string;
  status: string;
  recipient: string;
  identity_type: string;
  identity_number: string;
  /** Assigned at the first sending, as is its date. */
  registration_number: string | null;
  registration_date: string | null;
  /** The billing code, and its file. */
  billing_code: string | null;
  billing_file_id: string | null;
  /** Number of the release letter (SPPB); its date follows. */
  release_number: string | null;
  release_date: string | null;
  created_at: string;
  /** Time of the first sending; null before. */
  sent_at: string | null;
  /** The header except recipient and identity, as JSON by property name. */
  header: string;
  /** The header as last sent, and when. */
  sent_header: string | null;
  resent_at: string | null;
  /** Counts every change; writing it serializes two calls on one record. */
  version: number;
  header_version: number;
  /** Whether the office holds the goods, and why. */
  held: number;
  hold_reason: string | null;
  /** The number of the proof of payment, and its day. */
  ntpn: string | null;
  ntpn_date: string | null;
  /** The code by which anyone can check its documents. */
  check_code: string | null;
}

/** The file of one document place of a record. */
export interface PpftzFileTable {
  ppftz_id: string;
  slot: string;
  file_id: string;
}

/** An article of a record. Numbers are decimals as text. */
export interface PpftzGoodsTable {
  id: string;
  ppftz_id: string;
  position: number;
  description: string;
  unit_count: string;
  unit_type: string;
  package_count: string;
  package_type: string;
  gross: string;
  net: string;
  value: string;
  hs_code: string;
  duty_rate: string;
  vat_rate: string;
  income_tax_rate: string;
  duty: string;
  vat: string;
  income_tax: string;
  version: number;
  changed_at: string;
}

/** A container of a record. */
export interface PpftzContainerTable {
  id: string;
  ppftz_id: string;
  position: number;
  number: string;
  size: string;
  kind: string;
}

/** The packaging of a record. */
export interface PpftzPackagingTable {
  id: string;
  ppftz_id: string;
  count: string;
  kind: string;
  version: number;
}

/** A correction that an officer demands; `field` is a wire name. */
export interface PpftzCorrectionTable {
  id: string;
  ppftz_id: string;
  field: string;
  remark: string;
  officer: string;
  at: string;
}

/** A decision of an officer about a record. */
export interface PpftzDecisionTable {
  id: string;
  ppftz_id: string;
  officer: string;
  /** The status at which it was decided. */
  status: string;
  /** Y, T or X. */
  decision: string;
  started_at: string | null;
  ended_at: string;
  remarks: string | null;
}

/** A note of an officer about a record, or an answer of its company. */
export interface PpftzNoteTable extends QuestionColumns {
  id: string;
  ppftz_id: string;
  officer: string;
  note: string;
  at: string;
}

/** The last serial number of a day, or of a year. */
export interface PpftzSerialTable {
  /** `20261123` for aju numbers, `2026` for registrations. */
  day: string;
  last: number;
}
