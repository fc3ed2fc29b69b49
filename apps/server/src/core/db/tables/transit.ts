import type { TransitRequest } from '@pabean/api/contract';

type WithoutCaptcha<Request> = Request extends unknown ? Omit<Request, 'captcha'> : never;

/** A transit request as stored: by property name, a courier company with its full number and address. */
export type StoredTransit = WithoutCaptcha<TransitRequest>;

/** A transit request that a visitor filed. */
export interface TransitRequestTable {
  id: string;
  /** The registration code, without groups. */
  code: string;
  /** The id of its PDF: 128 random bits. */
  pdf_id: string;
  /** `Barang Penumpang` or `Barang Kiriman`. */
  kind: string;
  /** The carrier of the goods: the passenger, or the courier. */
  person: string;
  carrier: string;
  /** The place and day of their arrival. */
  port: string;
  expected_on: string;
  /** The whole request as JSON: a {@link StoredTransit}. */
  content: string;
  filed_at: string;
  /** When an officer stamped it at the terminal, and the officer's name. */
  seen_at: string | null;
  seen_by: string | null;
}

/** The name of a carrier. */
export interface CarrierTable {
  name: string;
  added_at: string;
  /** When the office accepted it; null while only the visitors who added it see it. */
  accepted_at: string | null;
}

/** A visitor who added the name of a carrier. */
export interface CarrierOfVisitorTable {
  name: string;
  visitor: string;
  added_at: string;
}

/** A courier company. */
export interface CourierCompanyTable {
  name: string;
  /** Its NPWP. */
  identity_number: string;
  address: string;
  position: number;
}
