import type { OfficeProfile } from '@pabean/api/rules';
import type { StoredTransit } from '../../core/db/tables/transit.ts';
import type { ServerMessages } from '../../core/messages.ts';
import type { CodeNames } from '../shown-values.ts';

/** What the document of a transit request is made of. */
export interface TransitPaper<Request extends StoredTransit = StoredTransit> {
  readonly request: Request;
  /** The registration code, without groups. */
  readonly code: string;
  /** ISO 8601 instant. */
  readonly filedAt: string;
  /** The officer who saw it at the terminal, and when (an ISO 8601 instant); null before. */
  readonly seen: { readonly officer: string; readonly at: string } | null;
  readonly names: Readonly<Record<'units' | 'packages', CodeNames>>;
  readonly office: OfficeProfile;
  /** Where people reach the portal, without a slash at the end. */
  readonly publicUrl: string;
  readonly labels: ServerMessages['labels'];
}

/** What a passenger carries. */
export type PassengerPaper = TransitPaper<Extract<StoredTransit, { kind: 'Barang Penumpang' }>>;

/** What a courier brings. */
export type CourierPaper = TransitPaper<Extract<StoredTransit, { kind: 'Barang Kiriman' }>>;
