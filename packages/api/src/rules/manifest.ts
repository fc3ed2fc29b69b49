import type { SharedMessages } from './messages/index.ts';

/** Who sends a manifest: 1 a service-courier company (PJT), 2 a carrier agent. */
export const companyKinds = ['1', '2'] as const;

/** Where the goods of a manifest go: 1 into the free zone, 2 out of it. */
export const manifestPurposes = ['1', '2'] as const;

type Words = Pick<SharedMessages, 'manifestSenders' | 'manifestPurposes'>;

/** What lists call the sender of a manifest: of every other kind it was the office. */
export const senderOf = (companyKind: string, { manifestSenders }: Words): string =>
  companyKind === '1' || companyKind === '2' ? manifestSenders[companyKind] : manifestSenders.office;

/** Where the goods of a manifest go, in words; a code without words is shown as it is. */
export const purposeOf = (purpose: string, { manifestPurposes: messages }: Words): string =>
  purpose === '1' || purpose === '2' ? messages[purpose] : purpose;
