/** A collective release letter (SPPBMCP) that the office released to a company. Amounts are whole rupiah. */
export interface ReleaseLetterTable {
  id: string;
  company_id: string;
  number: string;
  date: string;
  line_count: number;
  billing_code: string;
  total: number;
  due_date: string;
  created_at: string;
}

/** A consignment note of a letter. Amounts are whole rupiah. */
export interface ReleaseLetterLineTable {
  letter_id: string;
  /** Its position in the letter, from 1. */
  position: number;
  aju_number: string;
  taxpayer_id: string;
  number: string;
  date: string;
  import_duty: number;
  vat: number;
  income_tax: number;
  luxury_tax: number;
  anti_dumping_duty: number;
  total: number;
  goods_number: string;
  house_date: string;
  warehouse: string;
  bag_number: string;
  pibk_kind: string;
}
