// What forms import for their own words: one file each, so that a form brings no other's.

export { containers } from './id/containers.ts';
export { dokap } from './id/dokap.ts';
export { draft } from './id/draft.ts';
export { noStrip } from './id/no-strip.ts';
export { permitHeader } from './id/permit-header.ts';
export { problems } from './id/problems.ts';
export { rows } from './id/rows.ts';
export { send } from './id/send.ts';
