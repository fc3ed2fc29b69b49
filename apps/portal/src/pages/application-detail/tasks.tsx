import type { ApplicationHeader } from '@pabean/api/contract';
import { useDokapList, useSendApplication } from '@pabean/api/hooks';
import { fill } from '@pabean/api/rules';
import { SendApplication } from '@pabean/forms';
import { useToast } from '@pabean/ui';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { leaveFor, useLeaveGuard } from '../../routing/leave-guard.ts';
import { lookingAt } from '../../table/table-address.ts';
import { useDetailWords } from '../../words/detail-words.ts';
import { useSharedWords } from '../../words/words.tsx';
import { DeleteTask } from './delete-task.tsx';
import { DokapEditorTask } from './dokap-editor-task.tsx';
import { lackingDocuments } from './lacking.ts';
import { RowsTask } from './rows-task.tsx';
import { SentDialog } from './sent-dialog.tsx';
import type { Task } from './task.ts';

/** Props of {@link Tasks}. */
export interface TasksProps {
  application: ApplicationHeader;
  task: Task;
  /** Called to do something else instead. */
  onTask: (task: Task) => void;
  onClose: () => void;
}

/** The dialog of what the user is doing. */
export function Tasks({ application, task, onTask, onClose }: TasksProps) {
  const { number, permitTypeName } = application;
  const thing = `${number} · ${permitTypeName}`;
  if (task.kind === 'send') return <SendTask {...{ application, thing, onTask, onClose }} />;
  if (task.kind === 'delete') return <DeleteTask dokap={task.dokap} onClose={onClose} />;
  return <Editor application={application} task={task} thing={thing} onClose={onClose} />;
}

interface EditorProps extends Omit<TasksProps, 'task' | 'onTask'> {
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

/** Sends the application, shows what the server answered, then the list with the application in it. */
function SendTask({ application, thing, onTask, onClose }: Omit<TasksProps, 'task'> & { thing: string }) {
  const { id, number } = application;
  const { sentToast } = useDetailWords('applicationDetail');
  const shared = useSharedWords();
  const { data: documents = [] } = useDokapList(id);
  const send = useSendApplication();
  const toast = useToast();
  const [sent, setSent] = useState<Sent>();

  function leave() {
    toast.show(fill(sentToast, { number }));
    leaveFor(lookingAt(paths.applicationList, id));
  }
  if (sent) return <SentDialog {...sent} id={id} thing={thing} onClose={leave} />;
  return (
    <SendApplication
      open
      thing={thing}
      lacking={lackingDocuments(documents, shared).map(({ id, text, task }) => ({
        id,
        text,
        onMend: () => onTask(task),
      }))}
      onSend={() => send.run(id)}
      onSent={setSent}
      onRequestClose={onClose}
    />
  );
}
