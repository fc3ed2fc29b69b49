import { type ListedManifest, manifestAddress } from '@pabean/api/contract';
import { useManifests, useRowDownload } from '@pabean/api/hooks';
import { ButtonLink } from '@pabean/ui/button';
import { useOffice } from '@pabean/ui/office';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useDownload } from '../../files/use-download.ts';
import { useAppMessages, useSharedMessages } from '../../messages/language-provider.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { hrefTo, paths } from '../../paths.ts';
import { ListPage } from '../../table/list-page.tsx';
import { useSearchedList } from '../../table/use-searched-list.tsx';
import { columnsIn } from './columns.tsx';
import { actionsIn } from './row-actions.tsx';

/** The company's uploaded manifests, by the time of sending unless another order is chosen. */
export function Page() {
  const messages = usePageMessages('reconciliationList');
  const shared = useSharedMessages();
  const { timeZone } = useOffice();
  const { reconciliationForm } = useAppMessages('titles');
  const list = useSearchedList(useManifests, messages);
  const { run } = useRowDownload();
  const { start, problem } = useDownload((manifest: ListedManifest) =>
    run({ fileUrl: manifestAddress(manifest), fileName: manifest.fileName }),
  );
  const columns = useMemo(() => columnsIn(messages, shared, timeZone), [messages, shared, timeZone]);
  const actions = useMemo(() => actionsIn(messages, start), [messages, start]);
  return (
    <ListPage
      {...list}
      area="reconciliation"
      title="reconciliationList"
      messages={messages}
      add={
        <ButtonLink variant="primary" icon={<Plus size={16} />} href={hrefTo(paths.reconciliationForm)}>
          {reconciliationForm}
        </ButtonLink>
      }
      problem={problem}
      columns={columns}
      actions={actions}
    />
  );
}
