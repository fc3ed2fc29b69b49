import { PageHeader } from '@pabean/ui/page-header';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { useTransitMessages } from '../../messages/use-transit-messages.ts';
import { usePageAddress } from '../../routing/page-address.ts';
import { FilingLinks } from './filing-links.tsx';
import { FindRequest } from './find-request.tsx';
import * as styles from './transit-menu.css.ts';

/** Where visitors look up or file a transit request. A slip's QR code opens it with its code. */
export function Page() {
  const { lead } = useTransitMessages('menu');
  const { transitMenu } = useAppMessages('titles');
  const code = usePageAddress().search.get('kode') ?? '';
  return (
    <>
      <PageHeader heading={transitMenu}>{lead}</PageHeader>
      <div className={styles.columns}>
        <FindRequest key={code} code={code} />
        <FilingLinks />
      </div>
    </>
  );
}
