import type { SharedMessages } from './messages/index.ts';

/** Codes of the sender of a manifest: 1 a service-courier company (PJT), 2 a carrier agent. */
export const companyKinds = ['1', '2'] as const;

/** Codes of the destination of a manifest's goods: 1 into the free zone, 2 out of it. */
export const manifestPurposes = ['1', '2'] as const;

type ManifestMessages = Pick<SharedMessages, 'manifestSenders' | 'manifestPurposes'>;

/** Returns the label of a manifest's sender; every unlisted kind is the customs office. */
export const senderOf = (companyKind: string, { manifestSenders }: ManifestMessages): string =>
  companyKind === '1' || companyKind === '2' ? manifestSenders[companyKind] : manifestSenders.office;

/** Returns the label of the destination of a manifest's goods; a code without a label is returned unchanged. */
export const purposeOf = (purpose: string, { manifestPurposes: messages }: ManifestMessages): string =>
  purpose === '1' || purpose === '2' ? messages[purpose] : purpose;
