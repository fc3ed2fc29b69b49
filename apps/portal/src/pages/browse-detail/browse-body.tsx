import type { ApplicationHeader, ListedDokap } from '@pabean/api/contract';
import { useDokapList, useOfficeNotes } from '@pabean/api/hooks';
import { dokapListOf, REJECTED } from '@pabean/api/rules';
import { useState } from 'react';
import * as styles from '../../detail/detail.css.ts';
import { Loaded } from '../../loading/loaded.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { OfficeNotes } from '../../notes/office-notes.tsx';
import { DokapTable } from '../../permit/dokap-table.tsx';
import { Facts } from '../../permit/facts.tsx';
import { History } from '../../permit/history.tsx';
import { QuestionsOfApplication } from '../../permit/questions-of-application.tsx';
import { Rejection } from '../../permit/rejection.tsx';
import { RowsDialog } from '../../permit/rows-dialog.tsx';
import { OfficeDokapTable } from './office-dokap-table.tsx';

/** Props of {@link BrowseBody}. */
export interface BrowseBodyProps {
  application: ApplicationHeader;
}

/** Documents of the applicant and of officers, the facts, and beside them the history and officers' notes. */
export function BrowseBody({ application }: BrowseBodyProps) {
  const { id, number, permitTypeName, status } = application;
  const documents = useDokapList(id);
  const [opened, setOpened] = useState<ListedDokap>();
  const list = opened && dokapListOf(opened.code);
  return (
    <>
      {status === REJECTED && <Rejection application={application} />}
      <QuestionsOfApplication application={application} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <DokapTable
            documents={documents}
            editable={false}
            permitTypeId={application.permitTypeId}
            onTask={(task) => task.kind === 'rows' && setOpened(task.dokap)}
          />
          <OfficeDokapTable applicationId={id} />
          <Facts application={application} />
        </div>
        <aside className={styles.main}>
          <History application={application} notes={useOfficeNotes(id).data} />
          <Notes applicationId={id} />
        </aside>
      </div>
      {opened && list && (
        <RowsDialog
          list={list}
          dokap={opened}
          thing={`${number} · ${permitTypeName}`}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function Notes({ applicationId }: { applicationId: string }) {
  const messages = usePageMessages('officeNotes');
  const notes = useOfficeNotes(applicationId);
  return (
    <section className={styles.section} aria-labelledby="catatan">
      <h2 id="catatan" className={styles.asideHeading}>
        {messages.title}
      </h2>
      <Loaded of={[notes]} loading={messages.loading} failed={messages.failed} level={3}>
        {(loaded) => <OfficeNotes notes={loaded} />}
      </Loaded>
    </section>
  );
}
