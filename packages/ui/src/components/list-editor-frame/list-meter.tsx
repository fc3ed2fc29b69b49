import { fill } from '@pabean/api/rules';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Progress } from '../progress/index.ts';
import * as styles from './list-editor-frame.css.ts';

interface ListMeterProps {
  filled: number;
  total: number | undefined;
  wrong: number;
  actions: ReactNode;
}

/** How many rows are filled in and how many need attention, and the actions for the whole list. */
export function ListMeter({ filled, total, wrong, actions }: ListMeterProps) {
  const messages = useMessages('listEditor');
  const text =
    total === undefined
      ? fill(messages.filled, { count: filled })
      : fill(messages.filledOf, { count: filled, total });
  return (
    <div className={styles.meter}>
      <p>
        <b>{text}</b>
        {wrong > 0 && <span className={styles.wrong}> · {fill(messages.wrong, { count: wrong })}</span>}
      </p>
      {actions && (
        <div className={styles.actions} data-print="never">
          {actions}
        </div>
      )}
      {total !== undefined && total > 0 && (
        <Progress
          label={messages.meter}
          labelHidden
          quiet
          value={filled / total}
          valueText={text}
          className={styles.bar}
        />
      )}
    </div>
  );
}
