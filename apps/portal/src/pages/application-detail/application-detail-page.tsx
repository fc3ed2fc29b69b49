import { ApiError } from '@pabean/api/client';
import type { ApplicationHeader } from '@pabean/api/contract';
import { useApplication, useDokapList } from '@pabean/api/hooks';
import { explainError, formatDate, isDraft } from '@pabean/api/rules';
import {
  Breadcrumb,
  Button,
  ButtonLink,
  EmptyState,
  PageHeader,
  Skeleton,
  StatusBadge,
  useOffice,
} from '@pabean/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../routing/page-title.ts';
import type { PageProps } from '../../routing/route.ts';
import { backTo } from '../../table/last-visits.ts';
import { useSharedWords, useWords } from '../../words/words.tsx';
import { usePermitCrumbs } from '../crumbs.ts';
import * as styles from './application-detail.css.ts';
import { DokapTable } from './dokap-table.tsx';
import { Facts } from './facts.tsx';
import { History } from './history.tsx';
import { Readiness } from './readiness.tsx';
import { mendingOf, type Task } from './task.ts';
import { Tasks } from './tasks.tsx';

/** One application: its documents and facts, and for a draft everything that leads to its sending. */
export function Page({ params: { idmohon = '' } }: PageProps) {
  const { data } = useApplication(idmohon);
  const [task, setTask] = useState<Task>();
  return (
    <>
      <Head application={data} onSend={() => setTask({ kind: 'send' })} />
      {data ? <Body application={data} onTask={setTask} /> : <Waiting id={idmohon} />}
      {data && task && <Tasks application={data} task={task} onClose={() => setTask(undefined)} />}
    </>
  );
}

function Head({ application, onSend }: { application: ApplicationHeader | undefined; onSend: () => void }) {
  const words = useWords('applicationDetail');
  const { date: dateLabel } = useWords('common');
  const fallback = useWords('titles').applicationDetail;
  const {
    permitTypeName = fallback,
    number = fallback,
    date = '',
    status,
    statusLabel = '',
  } = application ?? {};
  const office = useOffice();
  const crumbs = usePermitCrumbs(number);
  usePageTitle(permitTypeName);
  const approval = application?.approvalNumber && {
    label: words.approval,
    value: `${application.approvalNumber}, ${formatDate(application.approvalDate ?? '')}`,
  };
  return (
    <PageHeader
      heading={permitTypeName}
      breadcrumb={<Breadcrumb items={crumbs} />}
      badge={status && <StatusBadge code={status} label={statusLabel} />}
      facts={
        application && [
          { label: words.number, value: number, strong: true },
          { label: dateLabel, value: formatDate(date) },
          { label: words.office, value: office.code },
          ...(approval ? [approval] : []),
        ]
      }
      actions={
        <>
          <ButtonLink variant="tertiary" href={`#${backTo(paths.applicationList)}`}>
            {words.back}
          </ButtonLink>
          {status && isDraft(status) && (
            <Button variant="primary" icon={<Send size={16} />} onClick={onSend}>
              {words.send}
            </Button>
          )}
        </>
      }
    />
  );
}

function Body({ application, onTask }: { application: ApplicationHeader; onTask: (task: Task) => void }) {
  const documents = useDokapList(application.id).data;
  const editable = isDraft(application.status);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <DokapTable applicationId={application.id} editable={editable} onTask={onTask} />
        <Facts application={application} />
      </div>
      <aside className={styles.main}>
        {editable && documents && (
          <Readiness
            application={application}
            documents={documents}
            onMend={(dokap) => onTask(mendingOf(dokap))}
          />
        )}
        <History application={application} />
      </aside>
    </div>
  );
}

function Waiting({ id }: { id: string }) {
  const words = useWords('applicationDetail');
  const { retry } = useWords('common');
  const shared = useSharedWords();
  const { error, mutate } = useApplication(id);
  if (!error)
    return (
      <section aria-busy="true" aria-label={words.loading}>
        <Skeleton height="320px" />
      </section>
    );
  const gone = error instanceof ApiError && error.status === 404;
  const back = <ButtonLink href={`#${backTo(paths.applicationList)}`}>{words.toList}</ButtonLink>;
  return (
    <EmptyState
      variant="failed"
      level={2}
      heading={gone ? shared.answers.notFound : words.failed}
      action={gone ? back : <Button onClick={() => mutate()}>{retry}</Button>}
    >
      {gone ? undefined : explainError(error, shared)}
    </EmptyState>
  );
}
