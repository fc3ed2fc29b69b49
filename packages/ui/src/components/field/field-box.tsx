import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import * as styles from './field.css.ts';

/** Props of {@link FieldBox}. */
export interface FieldBoxProps {
  start: ReactNode;
  end: ReactNode;
  button: ReactNode;
  locked: boolean | undefined;
  children: ReactNode;
}

/** The control with the parts inside its border. */
export function FieldBox({ start, end, button, locked, children }: FieldBoxProps) {
  const messages = useMessages('field');
  const lock = <Lock size={16} role="img" aria-label={messages.locked} />;
  const isUnit = typeof end === 'string';
  const atEnd = locked ? lock : end;
  const hasButton = Boolean(button) && !locked;
  return (
    <div
      className={styles.box}
      data-start={start ? (typeof start === 'string' ? 'unit' : 'icon') : undefined}
      data-end={hasButton ? 'button' : locked && isUnit ? 'locked-unit' : atEnd ? 'unit' : undefined}
    >
      {start && <span className={styles.start}>{start}</span>}
      {children}
      {hasButton ? (
        <span className={styles.button}>{button}</span>
      ) : (
        atEnd && (
          <span className={styles.end}>
            {locked && isUnit && end}
            {atEnd}
          </span>
        )
      )}
    </div>
  );
}
