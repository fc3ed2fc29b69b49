export { Motif, type MotifProps } from './motif.tsx';
export type { WeaveName } from './weave.tsx';
