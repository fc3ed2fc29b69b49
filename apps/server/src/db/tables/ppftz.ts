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
  /** Given at the first sending, as is its date. */
  registration_number: string | null;
  registration_date: string | null;
  /** What the office asks to be paid under, and the file with it. */
  billing_code: string | null;
  billing_file_id: string | null;
  /** Of the release letter (SPPB), as is its date. */
  release_number: string | null;
  release_date: string | null;
  created_at: string;
  /** Of the first sending; null before. */
  sent_at: string | null;
}

/** What an officer decided about a record. */
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

/** What an officer noted about a record. */
export interface PpftzNoteTable {
  id: string;
  ppftz_id: string;
  officer: string;
  note: string;
  at: string;
}

/** The last serial number of a day. */
export interface PpftzSerialTable {
  day: string;
  last: number;
}
