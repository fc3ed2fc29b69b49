import { Mark } from './mark.tsx';

export const ItKeepsItsShape = () => <Mark size="large" />;

export const ItIsStretched = () => (
  <Mark style={{ justifySelf: 'start', transform: 'scaleX(1.5)', transformOrigin: 'left' }} />
);
