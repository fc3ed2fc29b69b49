export { Motif, type MotifProps } from './motif.tsx';
export { MotifBand, type MotifBandProps } from './motif-band.tsx';
export type { WeaveName } from './weave.tsx';
