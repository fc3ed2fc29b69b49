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
  /** Undefined while no task is open; a draft's dialogs are loaded meanwhile. */
  task: Task | undefined;
  /** Called to start another task instead. */
  onTask: (task: Task) => void;
  onClose: () => void;
}

/** The dialog of the current task: rows of a sent application are read-only, a draft is changed and sent. */
export function TaskDialog({ application, task, onTask, onClose }: TaskDialogProps) {
  const messages = usePageMessages('form');
  const editable = isDraft(application.status);
  // They load the form engine: a sent application never needs it.
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
