import type { ApplicationHeader } from '@pabean/api/contract';
import { dokapListOf, isDraft } from '@pabean/api/rules';
import { Late } from '../../loading/late.tsx';
import { usePreload } from '../../loading/use-late-code.ts';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { RowsDialog } from '../../permit/rows-dialog.tsx';
import type { Task } from '../../permit/task.ts';

const loadTasks = () => import('./tasks.tsx');

/** Props of {@link TaskDialog}. */
export interface TaskDialogProps {
  application: ApplicationHeader;
  /** Undefined while the user only reads; a draft's dialogs come meanwhile. */
  task: Task | undefined;
  /** Called to do something else instead. */
  onTask: (task: Task) => void;
  onClose: () => void;
}

/** The dialog of what the user is doing: rows of what was sent are only read, a draft is changed and sent. */
export function TaskDialog({ application, task, onTask, onClose }: TaskDialogProps) {
  const messages = usePageMessages('form');
  const editable = isDraft(application.status);
  // They bring the form engine along: who reads what was sent never fetches them.
  usePreload(loadTasks, editable);
  const { number, permitTypeName } = application;
  if (!task) return null;
  if (task.kind === 'rows' && !editable) {
    const list = dokapListOf(task.dokap.code);
    return (
      list && (
        <RowsDialog
          list={list}
          dokap={task.dokap}
          thing={`${number} · ${permitTypeName}`}
          onClose={onClose}
        />
      )
    );
  }
  return (
    <Late
      load={loadTasks}
      dialog={{ heading: permitTypeName, onRequestClose: onClose }}
      loading={messages.loading}
      failed={messages.failed}
    >
      {({ Tasks }) => <Tasks application={application} task={task} onTask={onTask} onClose={onClose} />}
    </Late>
  );
}
