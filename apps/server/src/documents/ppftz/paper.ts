import type { GoodsLine, PpftzContainer, PpftzHeader, PpftzNote, PpftzPackaging } from '@pabean/api/contract';
import type { OfficeProfile, PpftzKind, PpftzLabels, SharedMessages } from '@pabean/api/rules';
import type { Checkable } from '../check.ts';
import type { CodeNames } from '../shown-values.ts';

/** An officer's decision at one status. */
export interface PaperDecision {
  readonly officer: string;
  /** ISO 8601 instant. */
  readonly at: string;
  readonly remarks: string;
}

/** The data of the documents of a PPFTZ record. */
export interface PpftzPaper extends Checkable {
  /** ISO 8601 instant from which on its content is valid. */
  readonly madeAt: string;
  readonly kind: PpftzKind;
  readonly statusLabel: string;
  /** Whether its data is not sent yet, or not sent again. */
  readonly draft: 'never sent' | 'returned' | null;
  readonly ajuNumber: string;
  readonly ajuDate: string;
  readonly registrationNumber: string | null;
  readonly registrationDate: string | null;
  /** ISO 8601 instant of the last sending. */
  readonly sentAt: string | null;
  readonly releaseNumber: string | null;
  readonly releaseDate: string | null;
  readonly billingCode: string | null;
  readonly ntpn: string | null;
  readonly ntpnDate: string | null;
  readonly header: PpftzHeader;
  readonly goods: readonly GoodsLine[];
  readonly containers: readonly PpftzContainer[];
  /** Null while there is none. */
  readonly packaging: PpftzPackaging | null;
  /** The last decision of each kind. */
  readonly inspection: PaperDecision | null;
  readonly release: PaperDecision | null;
  readonly refusal: PaperDecision | null;
  readonly notes: readonly PpftzNote[];
  readonly names: Readonly<Record<'identity' | 'ports' | 'warehouses' | 'units' | 'packages', CodeNames>>;
  readonly office: OfficeProfile;
  readonly labels: SharedMessages['labels'] & PpftzLabels;
  readonly kindNames: SharedMessages['ppftzKinds'];
}
