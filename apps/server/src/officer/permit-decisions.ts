import { formatDate } from '@pabean/api/rules';
import { newCheckCode } from '../core/check-code.ts';
import type { Db } from '../core/db/store.ts';
import type { Upload } from '../core/files/check-upload.ts';
import { storeUpload } from '../core/files/stored-files.ts';
import { type Decision, moveTo } from './act-on-permit.ts';
import { CommandError } from './command-error.ts';
import { movesFrom } from './moves.ts';
import { insertNote } from './permit-notes.ts';
import type { SentPermit } from './permits.ts';
import { permitMoves } from './status-moves.ts';
import { requireVerified } from './unverified.ts';

const requireMove = movesFrom(permitMoves, {
  none: 'none that moves it: it is decided',
  always: 'note, ask and attach',
});

const told = ({ number }: SentPermit, what: string) => `${number} ${what}.`;

/** The statuses of an examination, and the default next one of each. */
export const steps: Readonly<Record<string, string>> = {
  '27': 'penelitian dokumen',
  '28': 'pemeriksaan',
  '29': 'menunggu persetujuan',
};
const following: Readonly<Record<string, string>> = { '20': '27', '27': '29', '28': '29', '98': '29' };

/**
 * Advances an application in its examination.
 *
 * @param wanted 27, 28 or 29; without it the next one.
 */
export const process =
  (wanted?: string): Decision =>
  async (act, permit) => {
    requireMove(permit.number, permit, 'process');
    const to = wanted ?? following[permit.status];
    const step = to && steps[to];
    if (!to || !step) {
      const choices = Object.keys(steps).join(', ');
      throw new CommandError(`${permit.number} is at ${permit.status}. Say where to with --to: ${choices}.`);
    }
    if (to === permit.status) throw new CommandError(`${permit.number} is at ${to} already.`);
    await moveTo(act, permit, { to });
    return {
      detail: `${permit.status} to ${to}`,
      mail: {
        subject: `Permohonan ${permit.number}: ${step}`,
        paragraphs: [`Permohonan Anda kini dalam tahap ${step}. Anda tidak perlu melakukan apa pun.`],
      },
      told: told(permit, `is at ${to} now`),
    };
  };

/** The data of an approval. */
export interface Approval {
  /** Number of the decision. */
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Y, T or R; without it the result of an inspection, else Y. */
  readonly flag?: string | undefined;
  /** The decision as a PDF. */
  readonly file?: Upload | undefined;
  /** The note in the history, in Indonesian. */
  readonly remarks?: string | undefined;
}

/** Approves an application and assigns its number and the code by which its licence is checked. */
export const approve =
  ({ number, date, flag, file, remarks }: Approval): Decision =>
  async (act, permit, files) => {
    requireMove(permit.number, permit, 'approve');
    await requireFreeNumber(act.db, permit, number);
    const stored = file && { file_id: await storeUpload(act, files, file, null) };
    await moveTo(act, permit, {
      to: permitMoves.approve.to[0],
      ...(remarks && { note: remarks }),
      set: {
        approval_number: number,
        approval_date: date,
        approval_flag: flag ?? permit.approval_flag ?? 'Y',
        // An existing code is not replaced, because it may be printed already.
        check_code: permit.check_code ?? newCheckCode(),
        ...stored,
      },
    });
    return {
      detail: [number, date, file?.name, remarks].filter(Boolean).join(', '),
      mail: {
        subject: `Permohonan ${permit.number} disetujui`,
        paragraphs: ['Permohonan Anda sudah disetujui.'],
        facts: [
          ['Nomor persetujuan', number],
          ['Tanggal persetujuan', formatDate(date)],
        ],
      },
      told: told(permit, `is approved: ${number}, ${date}`),
    };
  };

/** Requires a reason for deciding about a filing under an unverified number. */
export const ofVerified =
  (reason: string | undefined, decision: Decision): Decision =>
  async (act, permit, files) => {
    requireVerified(permit.number, permit, { number: permit.identity_number, reason });
    return decision(act, permit, files);
  };

/** Checks that a decision's number is not used yet. @throws CommandError */
async function requireFreeNumber(trx: Db, { id }: SentPermit, number: string) {
  const other = await trx
    .selectFrom('application')
    .select('number')
    .where('approval_number', '=', number)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other) throw new CommandError(`${number} is the number of the approval of ${other.number} already.`);
}

/** A decision against an application, with its reason, which is also a note. */
const against =
  (
    move: 'reject' | 'guarantee' | 'revoke' | 'cancel',
    texts: { flag?: string; subject: string; after: string; outcome: string; role: string },
    reason: string,
  ): Decision =>
  async (act, permit) => {
    requireMove(permit.number, permit, move);
    const set = texts.flag ? { approval_flag: texts.flag } : {};
    const [to] = permitMoves[move].to;
    await moveTo(act, permit, { to, note: reason, set });
    // An officer without a NIP is not named here, as in the history.
    await insertNote(act, permit.id, {
      officer: act.officer.nip ?? '',
      role: texts.role,
      text: reason,
    });
    return {
      detail: reason,
      mail: {
        subject: `Permohonan ${permit.number} ${texts.subject}`,
        paragraphs: [`Alasannya: ${reason}`, texts.after],
      },
      told: told(permit, texts.outcome),
    };
  };

/** Rejects an application; its owner may file it again. */
export const reject = (reason: string) =>
  against(
    'reject',
    {
      flag: 'T',
      subject: 'ditolak',
      after:
        'Anda dapat mengajukannya kembali di portal dengan Ajukan Kembali, lalu memperbaiki yang disebut.',
      outcome: 'is rejected',
      role: 'Penolakan',
    },
    reason,
  );

/** Waits for a guarantee. */
export const guarantee = (what: string) =>
  against(
    'guarantee',
    {
      subject: 'menunggu jaminan',
      after: 'Permohonan dilanjutkan setelah jaminan kami terima.',
      outcome: 'waits for a guarantee',
      role: 'Permintaan Jaminan',
    },
    what,
  );

/** Revokes an approval. */
export const revoke = (reason: string) =>
  against(
    'revoke',
    {
      flag: 'R',
      subject: 'dicabut',
      after: 'Izin ini tidak berlaku lagi.',
      outcome: 'is revoked',
      role: 'Pencabutan',
    },
    reason,
  );

/** Cancels an application or its approval. */
export const cancel = (reason: string) =>
  against(
    'cancel',
    {
      subject: 'dibatalkan',
      after: 'Hubungi kantor bila menurut Anda ini keliru.',
      outcome: 'is cancelled',
      role: 'Pembatalan',
    },
    reason,
  );
