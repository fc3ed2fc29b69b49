import { say } from '../../../ui/src/testing/say.ts';
import { TransitDocumentLines } from './transit-document-lines.tsx';

export const NoDocument = () => (
  <TransitDocumentLines id="pair-good" value={[]} onValueChange={() => undefined} />
);

export const NoDocumentFormAroundItAsks = () => (
  <TransitDocumentLines
    id="pair-bad"
    value={[]}
    error={say('Dokumen Pendukung Masih Kosong', 'There are no supporting documents yet')}
    onValueChange={() => undefined}
  />
);
