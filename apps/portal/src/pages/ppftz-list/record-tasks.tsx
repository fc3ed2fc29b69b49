export { Proof, ProofOf } from './proof.tsx';
export { Responses } from './responses.tsx';
