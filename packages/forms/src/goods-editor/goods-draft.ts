import type { DraftLocation } from '../internal/index.ts';

/** Where what is typed of an article is kept: of a new one with its record, of another under its own id. */
export const goodsDraft = (place: DraftLocation | undefined, article: string | undefined) => ({
  name: 'ppftz-goods',
  version: 1,
  location: place && { ...place, record: [place.record, article].filter(Boolean).join('/') },
});
