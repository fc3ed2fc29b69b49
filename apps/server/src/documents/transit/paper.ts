import type { OfficeProfile } from '@pabean/api/rules';
import type { StoredTransit } from '../../core/db/tables/transit.ts';
import type { ServerMessages } from '../../core/messages.ts';
import type { CodeNames } from '../shown-values.ts';

/** The data of a transit request's document. */
export interface TransitPaper<Request extends StoredTransit = StoredTransit> {
  readonly request: Request;
  /** The registration code, without groups. */
  readonly code: string;
  /** ISO 8601 instant. */
  readonly filedAt: string;
  /** The officer who stamped it at the terminal, and when (an ISO 8601 instant); null before. */
  readonly seen: { readonly officer: string; readonly at: string } | null;
  readonly names: Readonly<Record<'units' | 'packages', CodeNames>>;
  readonly office: OfficeProfile;
  /** Public URL of the portal, without a slash at the end. */
  readonly publicUrl: string;
  readonly labels: ServerMessages['labels'];
}

/** A passenger's request. */
export type PassengerPaper = TransitPaper<Extract<StoredTransit, { kind: 'Barang Penumpang' }>>;

/** A courier's request. */
export type CourierPaper = TransitPaper<Extract<StoredTransit, { kind: 'Barang Kiriman' }>>;
