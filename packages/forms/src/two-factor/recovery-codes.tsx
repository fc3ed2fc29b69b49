import { fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { Checkbox } from '@pabean/ui/checkbox';
import { useMessages } from '@pabean/ui/messages';
import { useOffice } from '@pabean/ui/office';
import { Copy, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAccountMessages } from '../messages/use-messages.ts';
import * as styles from './recovery-codes.css.ts';

/** Props of {@link RecoveryCodes}. */
export interface RecoveryCodesProps {
  /** The codes in their groups, as they are typed. */
  codes: readonly string[];
  /** The user name that they belong to: printed above them. */
  username: string;
  /**
   * Label of the button that continues.
   *
   * @default 'Lanjutkan'
   */
  doneLabel?: string;
  /** Called once the user confirms that the codes are stored. */
  onDone: () => void;
}

const copy = (text: string) =>
  Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );

/** Recovery codes, shown only once: to copy or print, and to be confirmed as stored before continuing. */
export function RecoveryCodes({ codes, username, doneLabel, onDone }: RecoveryCodesProps) {
  const messages = useAccountMessages('recoveryCodes');
  const { print: printLabel } = useMessages('printButton');
  const office = useOffice();
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(false);
  const [refused, setRefused] = useState(false);
  const [copied, setCopied] = useState<boolean>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (copied === false && list.current) getSelection()?.selectAllChildren(list.current);
  }, [copied]);

  async function copyAll() {
    setCopied(await copy(codes.join('\n')));
    setTimes((count) => count + 1);
  }
  return (
    <form
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (kept) return onDone();
        setRefused(true);
        box.current?.focus();
      }}
    >
      <p data-print="only">{fill(messages.printed, { user: username, office: office.name })}</p>
      <ul ref={list} className={styles.list} aria-label={fill(messages.list, { user: username })}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions} data-print="never">
        <Button icon={<Printer size={16} />} onClick={() => print()}>
          {printLabel}
        </Button>
        <Button icon={<Copy size={16} />} onClick={copyAll}>
          {messages.copy}
        </Button>
        <p role="status">
          <span key={times}>{copied !== undefined && (copied ? messages.copied : messages.notCopied)}</span>
        </p>
      </div>
      <div data-print="never">
        <Checkbox
          ref={box}
          label={messages.kept}
          checked={kept}
          error={refused ? messages.keptRequired : undefined}
          onChange={(event) => {
            setKept(event.target.checked);
            setRefused(false);
          }}
        />
      </div>
      <Button type="submit" variant="primary" size="large" block data-print="never">
        {doneLabel ?? messages.goOn}
      </Button>
    </form>
  );
}
