import type { ApplicationHeader, ListedDokap } from '@pabean/api/contract';
import { useApplication, useDokapList, useSendApplication } from '@pabean/api/hooks';
import { dokapListOf, fill } from '@pabean/api/rules';
import type { SavedDokap } from '@pabean/forms/dokap-editor';
import { SendApplication } from '@pabean/forms/send-application';
import { useToast } from '@pabean/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useSharedMessages } from '../../messages/language-provider.tsx';
import { useDetailMessages } from '../../messages/use-detail-messages.ts';
import { useArea, useUploadLimit } from '../../permit/area.ts';
import type { Task } from '../../permit/task.ts';
import { leaveFor, useLeaveGuard } from '../../routing/leave-guard.ts';
import { markingRow } from '../../routing/marked-row.ts';
import { DeleteTask } from './delete-task.tsx';
import { DokapEditorTask } from './dokap-editor-task.tsx';
import { incompleteDocuments } from './incomplete-documents.ts';
import { RowsTask } from './rows-task.tsx';
import { SentDialog } from './sent-dialog.tsx';

/** Props of {@link Tasks}. */
export interface TasksProps {
  application: ApplicationHeader;
  task: Task;
  /** Called to start another task instead. */
  onTask: (task: Task) => void;
  onClose: () => void;
}

/** The dialog of the current task. */
export function Tasks({ application, task, onTask, onClose }: TasksProps) {
  const { number, permitTypeName } = application;
  const thing = `${number} · ${permitTypeName}`;
  if (task.kind === 'send')
    return <SendTask application={application} thing={thing} onTask={onTask} onClose={onClose} />;
  if (task.kind === 'delete') return <DeleteTask dokap={task.dokap} onClose={onClose} />;
  const key = `${task.kind} ${task.kind === 'add' ? '' : task.dokap.id}`;
  return (
    <Editor key={key} application={application} task={task} thing={thing} onTask={onTask} onClose={onClose} />
  );
}

interface EditorProps extends Omit<TasksProps, 'task'> {
  task: Extract<Task, { kind: 'add' | 'edit' | 'rows' }>;
  thing: string;
}

/** An editor with unsaved changes confirms before the page is left. */
function Editor({ application, task, thing, onTask, onClose }: EditorProps) {
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  const shared = useSharedMessages();
  const { data: documents = [], mutate: reopen } = useDokapList(application.id);
  const limit = useUploadLimit(application);
  const own = task.kind === 'add' ? undefined : task.dokap.id;
  const incompleteIn = (all: readonly ListedDokap[], missing?: ApplicationHeader['missing']) =>
    incompleteDocuments(all, missing, shared).filter((lack) => lack.task.kind !== 'add');

  /** Continues with the rows of an incomplete list, the next document, or the page. */
  async function goOn({ code, goesOn }: SavedDokap) {
    const all = (await reopen().catch(() => undefined)) ?? [];
    const incomplete = incompleteIn(all);
    const isSaved = (dokap: ListedDokap) => dokap.code === code && (own === undefined || dokap.id === own);
    const rows = incomplete.find(({ task: next }) => next.kind === 'rows' && isSaved(next.dokap));
    // A provider need not send the row count of a list: one that was just created has no rows.
    const isNew = task.kind === 'add' || task.dokap.first === null;
    const uncounted =
      isNew && dokapListOf(code) && all.findLast((dokap) => isSaved(dokap) && dokap.rowCount == null);
    const next = goesOn ? incomplete.find(({ id }) => id !== own) : undefined;
    if (rows) onTask(rows.task);
    else if (uncounted) onTask({ kind: 'rows', dokap: uncounted });
    else if (next) onTask(next.task);
    else onClose();
  }
  const editor = { limit, onClose, onDirtyChange: setDirty };
  if (task.kind === 'rows') return <RowsTask {...editor} dokap={task.dokap} thing={thing} />;
  return (
    <DokapEditorTask
      {...editor}
      applicationId={application.id}
      permitTypeId={application.permitTypeId}
      dokap={task.kind === 'edit' ? task.dokap : undefined}
      hasNext={incompleteIn(documents, application.missing).some(({ id }) => id !== own)}
      onSaved={goOn}
    />
  );
}

type Sent = Awaited<ReturnType<ReturnType<typeof useSendApplication>['run']>>;

/** Sends the application, shows the server's message, then the list with the application in it. */
function SendTask({ application, thing, onTask, onClose }: Omit<TasksProps, 'task'> & { thing: string }) {
  const { id, number } = application;
  const area = useArea();
  const { sentToast } = useDetailMessages('applicationDetail');
  const shared = useSharedMessages();
  const { data: documents = [], mutate: reopen } = useDokapList(id);
  const { mutate: reopenHeader } = useApplication(id);
  const send = useSendApplication();
  const toast = useToast();
  const [sent, setSent] = useState<Sent>();
  const atOpening = useRef<Promise<string | undefined>>(undefined);
  useEffect(() => {
    reopen();
    atOpening.current = reopenHeader().then(
      (header) => header?.version,
      () => undefined,
    );
  }, [reopen, reopenHeader]);

  /** The declaration is about the server's data when the dialog opened: once refused, it must be opened again. */
  async function sendSeen() {
    const version = (await atOpening.current) ?? application.version;
    return send.run({ id, version });
  }

  function leave() {
    toast.show(fill(sentToast, { number }));
    leaveFor(markingRow(area.list, id));
  }
  if (sent) return <SentDialog {...sent} id={id} thing={thing} onClose={leave} />;
  return (
    <SendApplication
      open
      thing={thing}
      declaredFirst={area.of === 'ftz'}
      lacking={incompleteDocuments(documents, application.missing, shared).map(({ id, text, task }) => ({
        id,
        text,
        onComplete: () => onTask(task),
      }))}
      onSend={sendSeen}
      onSent={setSent}
      onRequestClose={onClose}
    />
  );
}
