import { useEffect, useState } from 'react';
import type { ViewerFile } from './viewer-file.ts';

/** Types that are shown. A blob has the portal's origin, so its type must be one of this list. */
export const shownTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** A type that can be shown. */
export type ShownType = (typeof shownTypes)[number];

/** The type of a file that can be shown, or undefined. */
export const shownTypeOf = (file: ViewerFile): ShownType | undefined =>
  shownTypes.find((type) => type === file.mediaType);

/** A blob URL of a file's bytes, valid while it is mounted. */
export function useBlobAddress(file: ViewerFile | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  const type = file && shownTypeOf(file);
  const bytes = file?.bytes;
  useEffect(() => {
    if (!bytes || !type) return undefined;
    const url = URL.createObjectURL(new Blob([bytes], { type }));
    setAddress(url);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(url);
    };
  }, [bytes, type]);
  return address;
}
