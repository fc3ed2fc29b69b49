import { explainError } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormMessages, useSharedMessages } from '../../messages/use-messages.ts';

/** A deletion that waits for confirmation in place of its button. */
export type AskedDeletion = ReturnType<typeof useAskedDeletion>;

/**
 * Asks for confirmation before a deletion. After cancelling and after a failure the focus returns to the button (`opener`).
 *
 * @param onProblem Called with the reason why nothing was deleted.
 */
export function useAskedDeletion(
  onDelete: (() => unknown) | undefined,
  onProblem: ((sentence: string) => void) | undefined,
) {
  const shared = useSharedMessages();
  const opener = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'shown' | 'asking' | 'deleting'>('shown');
  function cancel() {
    flushSync(() => setState('shown'));
    opener.current?.focus();
  }
  return {
    opener,
    isOpen: state !== 'shown',
    isDeleting: state === 'deleting',
    ask: () => setState('asking'),
    cancel,
    async confirm() {
      setState('deleting');
      try {
        await onDelete?.();
      } catch (error) {
        onProblem?.(explainError(error, shared));
        cancel();
      }
    },
  };
}

/** The buttons of the confirmation. */
export function DeletionButtons({ asked }: { asked: AskedDeletion }) {
  const messages = useFormMessages('rows');
  const { cancel } = useMessages('dialog');
  return (
    <>
      <Button size="small" onClick={asked.cancel} autoFocus>
        {cancel}
      </Button>
      <Button size="small" variant="danger" busy={asked.isDeleting} onClick={() => void asked.confirm()}>
        {messages.confirm}
      </Button>
    </>
  );
}
