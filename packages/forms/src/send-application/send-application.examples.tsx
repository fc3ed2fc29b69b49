import { Badge } from '@pabean/ui/badge';
import { Button } from '@pabean/ui/button';
import { say } from '../../../ui/src/testing/say.ts';

/** The actions of a draft's page. */
const Draft = ({ isOffered }: { isOffered?: boolean }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
    <Badge dashed>{say('Draf · 2 dokumen belum diisi', 'Draft · 2 documents are missing')}</Badge>
    {isOffered && <Button variant="primary">{say('Kirim', 'Send')}</Button>}
  </div>
);

export const ButtonIsThereWhileDocuments = () => <Draft isOffered />;

export const ButtonIsHiddenWhileDocuments = () => <Draft />;
