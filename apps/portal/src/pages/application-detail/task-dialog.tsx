import type { ApplicationHeader } from '@pabean/api/contract';
import { dokapListOf, isDraft } from '@pabean/api/rules';
import { LoadingDialog } from '../../loading/loading-dialog.tsx';
import { usePageWords } from '../../words/page-words.ts';
import { RowsDialog } from './rows-dialog.tsx';
import type { Task } from './task.ts';
import { useTasks } from './use-tasks.ts';

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
  const words = usePageWords('form');
  const editable = isDraft(application.status);
  const tasks = useTasks(editable);
  const { number, permitTypeName } = application;
  const [{ Tasks } = {}] = tasks.data ?? [];
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
  if (Tasks) return <Tasks application={application} task={task} onTask={onTask} onClose={onClose} />;
  return (
    <LoadingDialog
      heading={permitTypeName}
      load={tasks}
      loading={words.loading}
      failed={words.failed}
      onRequestClose={onClose}
    />
  );
}
