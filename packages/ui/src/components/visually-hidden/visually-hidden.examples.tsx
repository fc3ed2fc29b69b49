import { say } from '../../testing/say.ts';
import { Button } from '../button/index.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const EverybodyReadsRule = () => (
  <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
    <Button>{say('Pilih berkas', 'Choose a file')}</Button>
    <p>{say('PDF, paling besar 2 MB', 'PDF, 2 MB at most')}</p>
  </div>
);

export const OnlyScreenReadersKnowRule = () => (
  <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
    <Button>{say('Pilih berkas', 'Choose a file')}</Button>
    <VisuallyHidden>{say('PDF, paling besar 2 MB', 'PDF, 2 MB at most')}</VisuallyHidden>
  </div>
);
