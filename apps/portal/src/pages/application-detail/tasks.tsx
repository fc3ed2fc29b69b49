import type { ApplicationHeader } from '@pabean/api/contract';
import { useSendApplication } from '@pabean/api/hooks';
import { FormsProvider, SendApplication } from '@pabean/forms';
import { useToast } from '@pabean/ui';
import { type ReactNode, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { leaveFor, useLeaveGuard } from '../../routing/leave-guard.ts';
import { backTo } from '../../table/last-visits.ts';
import { useDictionaries, useSharedWords } from '../../words/words.tsx';
import { DeleteTask } from './delete-task.tsx';
import { DokapEditorTask } from './dokap-editor-task.tsx';
import { RowsTask } from './rows-task.tsx';
import type { Task } from './task.ts';

/** Props of {@link Tasks}. */
export interface TasksProps {
  application: ApplicationHeader;
  task: Task;
  onClose: () => void;
}

/** The dialog of what the user is doing. */
export function Tasks(props: TasksProps) {
  return (
    <FormsProvider words={useDictionaries()}>
      <Doing {...props} />
    </FormsProvider>
  );
}

function Doing({ application, task, onClose }: TasksProps) {
  const { id, permitTypeId, number, permitTypeName } = application;
  const thing = `${number} · ${permitTypeName}`;
  if (task.kind === 'send') return <SendTask id={id} thing={thing} onClose={onClose} />;
  if (task.kind === 'delete') return <DeleteTask dokap={task.dokap} onClose={onClose} />;
  return (
    <Guarded>
      {task.kind === 'rows' ? (
        <RowsTask dokap={task.dokap} thing={thing} onClose={onClose} />
      ) : (
        <DokapEditorTask
          applicationId={id}
          permitTypeId={permitTypeId}
          dokap={task.kind === 'edit' ? task.dokap : undefined}
          onClose={onClose}
        />
      )}
    </Guarded>
  );
}

/** An editor in which something was typed asks before the page is left. */
function Guarded({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  return <div onInput={() => setDirty(true)}>{children}</div>;
}

function SendTask({ id, thing, onClose }: { id: string; thing: string; onClose: () => void }) {
  const send = useSendApplication();
  const toast = useToast();
  const { answers } = useSharedWords();
  const message = useRef(answers.sent);
  return (
    <SendApplication
      open
      thing={thing}
      onSend={async () => {
        const sent = await send.run(id);
        message.current = sent.message;
      }}
      onSent={() => {
        toast.show(message.current);
        leaveFor(backTo(paths.applicationList));
      }}
      onRequestClose={onClose}
    />
  );
}
