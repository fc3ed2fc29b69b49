import { accessOptions, id as messages } from '@pabean/api/rules';
import type { Scope } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { CheckedRegistration } from './registration.ts';

/** Importers and exporters share one account type, so the mail names both. */
const accessOf = (type: string) =>
  accessOptions
    .filter((option) => option.type === type)
    .map(({ name }) => messages.access[name])
    .join(', ');

/**
 * Queues the mails of a registration: to the office, and to the registrant. The registrant's address is not confirmed, so that
 * mail contains no freely typed text.
 */
export async function queueRegistrationMails(
  scope: Scope,
  deps: Pick<CoreDeps, 'secret' | 'publicUrl'>,
  accountId: string,
  values: CheckedRegistration['values'],
): Promise<void> {
  const { office } = scope;
  const { username, access } = values;
  await queueMail(scope, deps, {
    event: `daftar:${accountId}:pendaftar`,
    recipient: values.personEmail,
    subject: 'Pendaftaran akun Anda sudah kami terima',
    content: {
      heading: 'Pendaftaran akun Anda sudah kami terima',
      paragraphs: [
        'Anda sudah dapat login dan membuat permohonan. Petugas akan memeriksa identitas perusahaan Anda; sampai itu selesai, akun ini hanya melihat permohonan yang dibuatnya sendiri.',
      ],
      facts: [
        ['Username', username],
        ['Jenis akses', accessOf(access)],
      ],
      action: { label: 'Login', url: `${deps.publicUrl}/#/login` },
      notes: ['Bila Anda tidak mendaftar, abaikan email ini atau beri tahu kantor.'],
    },
  });
  await queueMail(scope, deps, {
    event: `daftar:${accountId}:petugas`,
    recipient: office.mailbox,
    subject: `Pendaftaran baru: ${username}`,
    content: {
      heading: 'Pendaftaran baru',
      paragraphs: ['Sebuah pendaftaran menunggu pemeriksaan identitas.'],
      facts: [
        ['Username', username],
        ['Jenis akses', accessOf(access)],
        ['Perusahaan', values.companyName],
        ['Nomor identitas', values.companyIdentityNumber],
        ['Pendaftar', values.personName],
        ['No. telepon', values.personPhone],
      ],
    },
  });
}
