import type { ApplicationHeader } from '@pabean/api/contract';
import { useDokapList } from '@pabean/api/hooks';
import { isDraft, REJECTED } from '@pabean/api/rules';
import * as styles from '../../detail/detail.css.ts';
import { DokapTable } from '../../permit/dokap-table.tsx';
import { Facts } from '../../permit/facts.tsx';
import { History } from '../../permit/history.tsx';
import { QuestionsOfApplication } from '../../permit/questions-of-application.tsx';
import { Rejection } from '../../permit/rejection.tsx';
import type { Task } from '../../permit/task.ts';
import { Readiness } from './readiness.tsx';

/** Props of {@link ApplicationBody}. */
export interface ApplicationBodyProps {
  application: ApplicationHeader;
  /** Called with the task that the user starts. */
  onTask: (task: Task) => void;
}

/**
 * An application's documents and facts, and beside them its readiness and progress. A draft's readiness is read first,
 * and is above them in a single column.
 */
export function ApplicationBody({ application, onTask }: ApplicationBodyProps) {
  const documents = useDokapList(application.id);
  const editable = isDraft(application.status);
  const readiness = editable && documents.data && (
    <Readiness application={application} documents={documents.data} onTask={onTask} />
  );
  return (
    <>
      {application.status === REJECTED && <Rejection application={application} />}
      {application.question !== undefined && <QuestionsOfApplication application={application} />}
      <div className={styles.columns} data-begun={readiness ? '' : undefined}>
        {readiness}
        <div className={styles.main}>
          <DokapTable
            documents={documents}
            editable={editable}
            onTask={onTask}
            missing={application.missing}
            permitTypeId={application.permitTypeId}
          />
          <Facts application={application} />
        </div>
        <aside className={styles.main}>
          <History application={application} />
        </aside>
      </div>
    </>
  );
}
