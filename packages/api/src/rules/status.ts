/** Colour family of a status. The label comes from the server, the tone from the code. */
export type StatusTone = 'draft' | 'process' | 'action' | 'approved' | 'rejected' | 'unknown';

/** Status code of a draft: the only one at which an application may be changed, deleted or sent. */
export const DRAFT = '10';

/** Status code of an application that was sent and is not being processed yet. */
export const SENT = '20';

/** Status code of an approved application. */
export const APPROVED = '50';

/** Status code of a rejected application: it may be filed again (Ajukan Kembali). */
export const REJECTED = '90';

const permitTones: Readonly<Record<string, StatusTone>> = {
  '10': 'draft',
  '20': 'process',
  '27': 'process',
  '28': 'process',
  '29': 'process',
  '50': 'approved',
  '90': 'rejected',
};

/** Returns the tone of an application's status code; `unknown` for unlisted codes (91, 98, 99 …). */
export const permitStatusTone = (code: string): StatusTone =>
  (Object.hasOwn(permitTones, code) && permitTones[code]) || 'unknown';

/** Returns whether an application at this status may still be changed, deleted or sent. */
export const isDraft = (code: string) => code === DRAFT;
