/** A manifest (BL or AWB) that a company sent to be reconciled. */
export interface ManifestTable {
  id: string;
  company_id: string;
  owner_account_id: string;
  number: string;
  date: string;
  /** The sender: 1 a courier company, 2 a carrier agent. */
  company_kind: string;
  /** The direction of its goods: 1 into the free zone, 2 out of it. */
  purpose: string;
  file_id: string;
  created_at: string;
  /** When the office marked it as received; null before. */
  received_at: string | null;
}
