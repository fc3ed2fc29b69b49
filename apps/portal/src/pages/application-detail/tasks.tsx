import type { ApplicationHeader } from '@pabean/api/contract';
import { useSendApplication } from '@pabean/api/hooks';
import { FormsProvider, SendApplication } from '@pabean/forms';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { leaveFor, useLeaveGuard } from '../../routing/leave-guard.ts';
import { backTo } from '../../table/last-visits.ts';
import { useDictionaries } from '../../words/words.tsx';
import { DeleteTask } from './delete-task.tsx';
import { DokapEditorTask } from './dokap-editor-task.tsx';
import { RowsTask } from './rows-task.tsx';
import { SentDialog } from './sent-dialog.tsx';
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
      <OpenTask {...props} />
    </FormsProvider>
  );
}

function OpenTask({ application, task, onClose }: TasksProps) {
  const { id, number, permitTypeName } = application;
  const thing = `${number} · ${permitTypeName}`;
  if (task.kind === 'send') return <SendTask id={id} thing={thing} onClose={onClose} />;
  if (task.kind === 'delete') return <DeleteTask dokap={task.dokap} onClose={onClose} />;
  return <Editor application={application} task={task} thing={thing} onClose={onClose} />;
}

interface EditorProps extends Omit<TasksProps, 'task'> {
  task: Extract<Task, { kind: 'add' | 'edit' | 'rows' }>;
  thing: string;
}

/** An editor in which something would be lost asks before the page is left. */
function Editor({ application, task, thing, onClose }: EditorProps) {
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  const editor = { onClose, onDirtyChange: setDirty };
  if (task.kind === 'rows') return <RowsTask {...editor} dokap={task.dokap} thing={thing} />;
  return (
    <DokapEditorTask
      {...editor}
      applicationId={application.id}
      permitTypeId={application.permitTypeId}
      dokap={task.kind === 'edit' ? task.dokap : undefined}
    />
  );
}

type Sent = Awaited<ReturnType<ReturnType<typeof useSendApplication>['run']>>;

/** Sends the application, shows what the server answered, then the list. */
function SendTask({ id, thing, onClose }: { id: string; thing: string; onClose: () => void }) {
  const send = useSendApplication();
  const [sent, setSent] = useState<Sent>();
  if (sent)
    return (
      <SentDialog {...sent} id={id} thing={thing} onClose={() => leaveFor(backTo(paths.applicationList))} />
    );
  return (
    <SendApplication
      open
      thing={thing}
      onSend={() => send.run(id)}
      onSent={setSent}
      onRequestClose={onClose}
    />
  );
}
