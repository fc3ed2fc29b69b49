import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../button/button.tsx';
import * as styles from './dialog.css.ts';

interface DialogGuardProps {
  onKeep: () => void;
  onDiscard: () => void;
}

/** Replaces the footer while the dialog asks whether to discard unsaved content. */
export function DialogGuard({ onKeep, onDiscard }: DialogGuardProps) {
  const messages = useMessages('dialog');
  const question = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <section aria-labelledby={question} className={styles.foot} data-dialog-guard>
      <p id={question} className={styles.question}>
        {messages.unsaved}
      </p>
      <Button ref={keep} onClick={onKeep}>
        {messages.keep}
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        {messages.discard}
      </Button>
    </section>
  );
}
