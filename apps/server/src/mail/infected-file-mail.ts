import { formatDateTime } from '@pabean/api/rules';
import type { Scope } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import { queueMail } from './queue-mail.ts';

/** A file that was removed from a draft. */
interface RemovedFile {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly owner: { readonly username: string; readonly email: string };
}

/** Queues a mail to the owner of a draft about a file that was removed from it, because the virus scanner refused it. */
export const queueInfectedFileMail = (
  scope: Scope,
  deps: Pick<CoreDeps, 'secret'>,
  { id, name, created_at, owner }: RemovedFile,
): Promise<void> =>
  queueMail(scope, deps, {
    event: `berkas-virus:${id}`,
    recipient: owner.email,
    subject: 'Berkas Anda ditolak oleh pemeriksa virus',
    content: {
      heading: 'Berkas Anda ditolak oleh pemeriksa virus',
      paragraphs: [
        'Berkas ini diperiksa setelah Anda mengunggahnya, lalu dihapus dari draf Anda. Isian lain di draf itu tetap ada.',
        'Periksa perangkat Anda dengan antivirus, buat berkas baru dari aslinya, lalu unggah lagi.',
      ],
      facts: [
        ['Berkas', name],
        ['Diunggah', formatDateTime(created_at, scope.office.timeZone)],
        ['Akun', owner.username],
      ],
    },
  });
