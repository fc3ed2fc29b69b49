import type { UploadKind } from './office.ts';

/** Whether a permit type belongs to the free-trade zone, by its `area`. */
export const isFtz = (area: string | null | undefined): boolean => area?.toLowerCase() === 'ftz';

/** Which of the office's limits the files of an application have, by the `area` of its permit type. */
export const uploadKindOf = (area: string | null | undefined): UploadKind =>
  isFtz(area) ? 'small' : 'permit';
