import { createHash } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfficeProfile } from '@pabean/api/rules';
import nodemailer from 'nodemailer';

/** One mail to one reader. */
export interface Mail {
  /** Names the event and the reader; the message id is derived from it, so that a second copy is recognized as a duplicate. */
  readonly event: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** The HTML version, if there is one. */
  readonly html?: string | null;
  /** ISO instant at which the event happened. */
  readonly createdAt: string;
  /** The call or command that caused it. */
  readonly requestId?: string | null;
}

/** Sends a mail; throws when it was not accepted. */
export type SendMail = (mail: Mail) => Promise<unknown>;

/** A message with exactly one sender and one reader, whatever their texts contain. */
const messageOf = (mail: Mail, office: OfficeProfile) => ({
  from: { name: office.name, address: office.mailbox },
  to: { name: '', address: mail.recipient },
  subject: mail.subject,
  text: mail.body,
  ...(mail.html && { html: mail.html }),
  date: new Date(mail.createdAt),
  messageId: `<${eventHash(mail)}@${office.mailbox.split('@')[1]}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(mail.requestId && { 'X-Request-Id': mail.requestId }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const eventHash = (mail: Mail) => createHash('sha256').update(mail.event).digest('hex').slice(0, 32);

const seconds = 1_000;

/** Sends an office's mails through a mail server. */
export function smtpSender(url: string, office: OfficeProfile): SendMail {
  const transport = nodemailer.createTransport(url, {
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
  } as object);
  return (mail) => transport.sendMail(messageOf(mail, office));
}

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });

/** A mail as sent, with its headers. */
export async function composeMail(mail: Mail, office: OfficeProfile): Promise<Buffer> {
  const { message } = await composer.sendMail(messageOf(mail, office));
  return message as Buffer;
}

/** Writes each mail as a file `<hash of its event>.eml` into a folder, once and atomically. */
export function fileSender(folder: string, office: OfficeProfile): SendMail {
  return async (mail) => {
    const message = await composeMail(mail, office);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${eventHash(mail)}.eml`);
    const file = await open(`${path}.tmp`, 'w', 0o600);
    try {
      await file.writeFile(message);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.tmp`, path);
  };
}
