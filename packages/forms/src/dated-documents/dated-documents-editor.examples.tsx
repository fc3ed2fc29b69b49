import { Button } from '@pabean/ui/button';
import { say } from '../../../ui/src/testing/say.ts';

const column = { display: 'grid', gap: 12 } as const;

export const AllDeclaredDocumentsAreThere = () => (
  <div style={column}>
    <span>{say('2 dari 2 dokumen tersimpan', '2 of 2 documents saved')}</span>
    <div>
      <Button>{say('Lihat Dokumen Cukai', 'View excise documents')}</Button>
    </div>
  </div>
);

export const ItOffersThirdDocument = () => (
  <div style={column}>
    <span>{say('2 dari 2 dokumen tersimpan', '2 of 2 documents saved')}</span>
    <div>
      <Button>{say('Tambah Dokumen Cukai', 'Add excise document')}</Button>
    </div>
  </div>
);
