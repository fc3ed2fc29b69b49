import { useApplication, useDokapList } from '@pabean/api/hooks';
import { ButtonLink } from '@pabean/ui/button';
import { useState } from 'react';
import { Loaded } from '../../loading/loaded.tsx';
import { resolvedCall } from '../../loading/use-load-state.ts';
import { useDetailMessages } from '../../messages/use-detail-messages.ts';
import { useArea } from '../../permit/area.ts';
import type { Task } from '../../permit/task.ts';
import { backTo } from '../../routing/last-visits.ts';
import type { PageProps } from '../../routing/route.ts';
import { ApplicationBody } from './application-body.tsx';
import { ApplicationHead } from './application-head.tsx';
import { TaskDialog } from './task-dialog.tsx';

/** One application: its documents and facts, and for a draft all steps to its sending. */
export function Page({ params: { idmohon = '' } }: PageProps) {
  const messages = useDetailMessages('applicationDetail');
  const application = useApplication(idmohon);
  const documents = useDokapList(idmohon);
  const area = useArea();
  const [task, setTask] = useState<Task>();
  return (
    <>
      <ApplicationHead application={application.data} onSend={() => setTask({ kind: 'send' })} />
      <Loaded
        of={[application, area.waitsForDocuments ? documents : resolvedCall(null)]}
        loading={messages.loading}
        failed={messages.failed}
        exitLink={<ButtonLink href={`#${backTo(area.list)}`}>{messages.toList}</ButtonLink>}
      >
        {(loaded) => (
          <>
            <ApplicationBody application={loaded} onTask={setTask} />
            <TaskDialog
              application={loaded}
              task={task}
              onTask={setTask}
              onClose={() => setTask(undefined)}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
