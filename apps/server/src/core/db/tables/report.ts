/** A periodic report that a company sent. */
export interface ReportTable {
  id: string;
  company_id: string;
  owner_account_id: string;
  /** 1 to 4, as the documents name them. */
  type: string;
  warehouse: string | null;
  from_date: string;
  /** Empty when only the first day was given. */
  until_date: string;
  file_id: string;
  line_count: number;
  created_at: string;
  /** When the office marked it as received; null before. */
  received_at: string | null;
  /** How often its file was downloaded. */
  fetches: number;
  fetched_at: string | null;
}

/** A line of a report of type 1 or 2. */
export interface ReportLineTable {
  report_id: string;
  /** Its position among the lines, from 1. */
  position: number;
  /** Its values in the order of the columns, as a JSON list of texts. */
  cells: string;
}
