import type { ListedApplication } from '@pabean/api/contract';
import { useRefileApplication } from '@pabean/api/hooks';
import { explainError, fill } from '@pabean/api/rules';
import { ConfirmDialog } from '@pabean/ui/confirm-dialog';
import { useToast } from '@pabean/ui/toast';
import { useState } from 'react';
import { useSharedMessages } from '../messages/language-provider.tsx';
import { usePageMessages } from '../messages/use-page-messages.ts';
import { pathTo } from '../paths.ts';
import { navigate } from '../routing/address.ts';
import { useArea } from './area.ts';
import { OmittedDocuments } from './omitted-documents.tsx';

/** Props of {@link RefileDialog}. */
export interface RefileDialogProps {
  /** A rejected application. */
  application: Pick<ListedApplication, 'id' | 'number' | 'permitTypeName'>;
  onClose: () => void;
}

interface Copy {
  readonly id: string;
  readonly omitted: readonly string[];
}

/** Confirms filing a rejected application again, and then opens the new draft. */
export function RefileDialog({ application, onClose }: RefileDialogProps) {
  const messages = usePageMessages('refile');
  const shared = useSharedMessages();
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
      const { message, id, omitted = [] } = await run(application.id);
      toast.show(message || messages.done);
      if (omitted.length === 0) open(id);
      else setCopy({ id, omitted });
    } catch (cause) {
      setError(explainError(cause, shared));
      setBusy(false);
    }
  }

  if (copy) return <OmittedDocuments names={copy.omitted} onOpen={() => open(copy.id)} />;
  return (
    <ConfirmDialog
      open
      heading={messages.title}
      question={messages.question}
      thing={`${number} · ${permitTypeName}`}
      confirmLabel={messages.refile}
      busyLabel={fill(messages.refiling, { number })}
      busy={busy}
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
