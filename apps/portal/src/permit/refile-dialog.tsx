import type { ListedApplication } from '@pabean/api/contract';
import { useRefileApplication } from '@pabean/api/hooks';
import { explainError, fill } from '@pabean/api/rules';
import { ConfirmDialog } from '@pabean/ui/confirm-dialog';
import { useToast } from '@pabean/ui/toast';
import { useState } from 'react';
import { pathTo } from '../paths.ts';
import { navigate } from '../routing/address.ts';
import { usePageWords } from '../words/page-words.ts';
import { useSharedWords } from '../words/words.tsx';
import { useArea } from './area.ts';
import { LeftOut } from './left-out.tsx';

/** Props of {@link RefileDialog}. */
export interface RefileDialogProps {
  /** One that was rejected. */
  application: Pick<ListedApplication, 'id' | 'number' | 'permitTypeName'>;
  onClose: () => void;
}

interface Copy {
  readonly id: string;
  readonly leftOut: readonly string[];
}

/** Asks before a rejected application is filed again, and then opens the new draft. */
export function RefileDialog({ application, onClose }: RefileDialogProps) {
  const words = usePageWords('refile');
  const shared = useSharedWords();
  const toast = useToast();
  const { detail } = useArea();
  const { run } = useRefileApplication();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [copy, setCopy] = useState<Copy>();
  const { number, permitTypeName } = application;

  const open = (id: string) => navigate(pathTo(detail, { idmohon: id }));

  async function confirm() {
    setError(undefined);
    setBusy(true);
    try {
      const { message, id, leftOut = [] } = await run(application.id);
      toast.show(message || words.done);
      if (leftOut.length === 0) open(id);
      else setCopy({ id, leftOut });
    } catch (cause) {
      setError(explainError(cause, shared));
      setBusy(false);
    }
  }

  if (copy) return <LeftOut names={copy.leftOut} onOpen={() => open(copy.id)} />;
  return (
    <ConfirmDialog
      open
      heading={words.title}
      question={words.question}
      thing={`${number} · ${permitTypeName}`}
      confirmLabel={words.refile}
      busyLabel={fill(words.refiling, { number })}
      busy={busy}
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
