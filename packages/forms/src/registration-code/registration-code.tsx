import { Button } from '@pabean/ui/button';
import { Code } from '@pabean/ui/code';
import { useMessages } from '@pabean/ui/messages';
import { useOffice } from '@pabean/ui/office';
import { Bookmark, BookmarkX, FileText, Printer } from 'lucide-react';
import { useId } from 'react';
import { useTransitMessages } from '../messages/use-messages.ts';
import { LateQrCode } from './late-qr-code.tsx';
import * as styles from './registration-code.css.ts';

/** Props of {@link RegistrationCode}. */
export interface RegistrationCodeProps {
  /** The code (`kd_regis`), without groups. */
  code: string;
  /** The content of its QR code: the address where an officer looks it up. */
  address: string;
  /** Called when the user wants to see the request as PDF. If omitted, this is not offered. */
  onOpen?: () => void;
  /** Whether this device stores the code. */
  kept: boolean;
  /** Called when the user wants this device to store it. */
  onKeep: () => void;
  /** Called when the user wants it erased from this device. */
  onForget: () => void;
  /**
   * Heading level.
   *
   * @default 2
   */
  level?: 2 | 3;
}

const groups = [4, 4, 4];

/**
 * The code of a filed transit request, to show to the officer: large, in groups, spelled by screen readers, as a QR code, and
 * on paper as a slip. Storing it on this device is offered.
 *
 * @beta
 */
export function RegistrationCode({
  code,
  address,
  onOpen,
  kept,
  onKeep,
  onForget,
  level = 2,
}: RegistrationCodeProps) {
  const messages = useTransitMessages('registrationCode');
  const { registrationCode } = useTransitMessages('transitLabels');
  const { print: printLabel } = useMessages('printButton');
  const { name } = useOffice();
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.place}>
      <div className={styles.slip}>
        <div className={styles.facts}>
          <p data-print="only">{name}</p>
          <Heading id={id} className={styles.heading}>
            {registrationCode}
          </Heading>
          <Code copyable spelled groups={groups} className={styles.code}>
            {code}
          </Code>
          <p className={styles.instruction}>{messages.instruction}</p>
        </div>
        <LateQrCode text={address} label={messages.qrCode} />
      </div>
      <div className={styles.actions} data-print="never">
        {onOpen && (
          <Button icon={<FileText size={16} />} onClick={onOpen}>
            {messages.open}
          </Button>
        )}
        <Button icon={<Printer size={16} />} onClick={() => print()}>
          {printLabel}
        </Button>
        <Button
          className={styles.action}
          variant="tertiary"
          icon={kept ? <BookmarkX size={16} /> : <Bookmark size={16} />}
          onClick={kept ? onForget : onKeep}
        >
          {kept ? messages.forget : messages.keep}
        </Button>
      </div>
      <p role="status" className={styles.keeping} data-print="never">
        {kept ? messages.kept : messages.keepHint}
      </p>
    </section>
  );
}
