import type { UploadKind } from './office.ts';

/** Returns whether a permit type belongs to the free-trade zone, by its `area`. */
export const isFtz = (area: string | null | undefined): boolean => area?.toLowerCase() === 'ftz';

/** Returns which of the customs office's upload limits applies to an application, by the `area` of its permit type. */
export const uploadKindOf = (area: string | null | undefined): UploadKind =>
  isFtz(area) ? 'small' : 'permit';
