import type { PpftzRecord } from '@pabean/api/contract';
import { usePpftz, usePpftzStatuses } from '@pabean/api/hooks';
import {
  dataLanguage,
  formatDate,
  ppftzKindName,
  ppftzStatusTone,
  writtenAjuNumber,
} from '@pabean/api/rules';
import { FormsProvider } from '@pabean/forms/messages';
import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { Button, ButtonLink } from '@pabean/ui/button';
import { PageHeader } from '@pabean/ui/page-header';
import { StatusBadge } from '@pabean/ui/status-badge';
import { useToast } from '@pabean/ui/toast';
import { MessageSquareText } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Loaded } from '../../loading/loaded.tsx';
import { useAppMessages, useDictionaries, useSharedMessages } from '../../messages/language-provider.tsx';
import { useDetailMessages } from '../../messages/use-detail-messages.ts';
import { usePpftzMessages } from '../../messages/use-ppftz-messages.ts';
import { paths } from '../../paths.ts';
import { NotesDialog } from '../../ppftz/notes-dialog.tsx';
import { QuestionsOfRecord } from '../../ppftz/questions-of-record.tsx';
import { navigate } from '../../routing/address.ts';
import { useCrumbs } from '../../routing/crumbs.ts';
import { backTo } from '../../routing/last-visits.ts';
import type { PageProps } from '../../routing/route.ts';
import { DetailBody } from './detail-body.tsx';
import { NextStep } from './next-step.tsx';

/** One sent PPFTZ record, read-only: its declaration, files, goods, and responses. */
export function Page({ params: { id = '' } }: PageProps) {
  const editor = usePpftzMessages('editor');
  const { back: backLabel } = useDetailMessages('applicationDetail');
  const { ppftzDetail } = useAppMessages('titles');
  const dictionaries = useDictionaries();
  const record = usePpftz(id);
  const crumbs = useCrumbs('ppftz', 'ppftzList', { path: paths.ppftzList, last: ppftzDetail });
  const back = `#${backTo(paths.ppftzList)}`;
  const wayBack = (
    <ButtonLink variant="tertiary" href={back}>
      {backLabel}
    </ButtonLink>
  );
  return (
    <>
      <Head
        record={record.data}
        heading={ppftzDetail}
        wayBack={wayBack}
        breadcrumb={<Breadcrumb items={crumbs} />}
      />
      <Loaded of={[record]} loading={editor.loading} failed={editor.failed} exitLink={wayBack}>
        {(loaded) =>
          loaded.ajuNumber ? (
            <FormsProvider messages={dictionaries}>
              <NextStep record={loaded} />
              <QuestionsOfRecord record={loaded} />
              <DetailBody record={loaded} />
            </FormsProvider>
          ) : (
            <Nameless />
          )
        }
      </Loaded>
    </>
  );
}

interface HeadProps {
  record: PpftzRecord | undefined;
  heading: string;
  breadcrumb: ReactNode;
  wayBack: ReactNode;
}

/** The record's title, status and actions. */
function Head({ record, heading, breadcrumb, wayBack }: HeadProps) {
  const messages = usePpftzMessages('recordDetail');
  const list = usePpftzMessages('recordList');
  const own = usePpftzMessages('ppftzRecords');
  const shared = useSharedMessages();
  const statuses = usePpftzStatuses();
  const [noting, setNoting] = useState(false);
  if (!record?.ajuNumber) return <PageHeader heading={heading} breadcrumb={breadcrumb} />;
  const { ajuNumber, registrationNumber, registrationDate, status, kind, recipient } = record;
  const name = statuses.data?.find(({ code }) => code === status)?.label ?? status;
  const registration = registrationNumber && registrationDate;
  return (
    <>
      <PageHeader
        heading={heading}
        breadcrumb={breadcrumb}
        badge={<StatusBadge code={status} label={name} tone={ppftzStatusTone(status)} />}
        facts={[
          { label: own.number, value: writtenAjuNumber(ajuNumber), strong: true },
          ...(registrationNumber
            ? [
                {
                  label: list.registration,
                  value: registration
                    ? `${registrationNumber} · ${formatDate(registrationDate)}`
                    : registrationNumber,
                },
              ]
            : []),
          { label: list.kind, value: ppftzKindName(kind, shared) },
          { label: shared.labels.recipientName, value: <span lang={dataLanguage}>{recipient}</span> },
        ]}
        actions={
          <>
            {wayBack}
            <Button icon={<MessageSquareText size={16} />} onClick={() => setNoting(true)}>
              {messages.notes}
            </Button>
          </>
        }
      />
      {noting && <NotesDialog record={record} onClose={() => setNoting(false)} />}
    </>
  );
}

/**
 * A record without an application number cannot be shown: as documented, a message says so, and the dashboard opens.
 */
function Nameless() {
  const { unexpected } = useSharedMessages().failures;
  const toast = useToast();
  useEffect(() => {
    toast.show(unexpected);
    navigate(paths.dashboard, { replace: true });
  }, [toast, unexpected]);
  return null;
}
