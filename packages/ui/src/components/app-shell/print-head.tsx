import { fill, formatDateTime } from '@pabean/api/rules';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../messages/provider.tsx';
import { useTimeZone } from '../../office/office.tsx';
import { Mark } from '../mark/index.ts';
import * as styles from './print-head.css.ts';
import type { ShellOffice } from './top-bar.tsx';

/** Props of {@link PrintHead}. */
export interface PrintHeadProps {
  /** The office that is printed. */
  office: ShellOffice;
  /** Username of the user who prints. */
  printedBy?: string;
}

/** The head of printed pages, in place of the frame: office, code, time and user over a double rule. */
export function PrintHead({ office, printedBy }: PrintHeadProps) {
  const messages = useMessages('shell');
  const timeZone = useTimeZone();
  // HTML that is rendered beforehand is printed at another time.
  const [time, setTime] = useState<string>();
  useEffect(() => {
    setTime(new Date().toISOString());
    const stamp = () => flushSync(() => setTime(new Date().toISOString()));
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, []);
  return (
    <div data-print="only">
      <div className={styles.row}>
        <Mark />
        <p>
          <strong className={styles.name}>{office.name}</strong>
          {office.contact}
        </p>
        <p>
          {time && fill(messages.printedAt, { time: formatDateTime(time, timeZone) })}
          <br />
          {printedBy && fill(messages.printedBy, { user: printedBy })}
        </p>
      </div>
    </div>
  );
}
