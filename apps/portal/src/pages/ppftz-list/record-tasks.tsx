export { Proof } from './proof.tsx';
export { Responses } from './responses.tsx';
