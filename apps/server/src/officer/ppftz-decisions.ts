import { formatDate, writtenAjuNumber } from '@pabean/api/rules';
import type { Moment } from '../core/act/act.ts';
import type { Upload } from '../core/files/check-upload.ts';
import { deleteFileRows, storeUpload } from '../core/files/stored-files.ts';
import { newId } from '../core/id.ts';
import { deleteProof } from '../ppftz/record-files.ts';
import { CommandError } from './command-error.ts';
import { movesFrom } from './moves.ts';
import { decideRecord, type RecordAction, type SentRecord } from './ppftz.ts';
import { correctableFields } from './ppftz-fields.ts';
import { ppftzMoves } from './status-moves.ts';
import { requireVerified } from './unverified.ts';

const requireFrom = movesFrom(ppftzMoves, { none: 'none that moves it', always: 'note and ask' });

/** @throws CommandError that lists the possible commands */
const requireMove = (record: SentRecord, move: keyof typeof ppftzMoves) =>
  requireFrom(writtenAjuNumber(record.aju_number), record, move);

/** The data of a bill. */
export interface Bill {
  readonly officer: string;
  readonly code: string;
  /** The bill as a PDF, which the company can download. */
  readonly file?: Upload | undefined;
}

/** Demands payment with a billing code. A bill from before a correction is removed with its proof of payment. */
export const bill =
  ({ officer, code, file }: Bill): RecordAction =>
  async (act, record, files) => {
    requireMove(record, 'bill');
    await decideRecord(
      act,
      record,
      { officer, decision: 'Y', to: ppftzMoves.bill.to[0], remarks: null },
      {
        billing_code: code,
        billing_file_id: file ? await storeUpload(act, files, file, null) : null,
        ...(record.billing_code !== code && { ntpn: null, ntpn_date: null }),
      },
    );
    if (record.billing_code !== code) await deleteProof(act.db, record.id);
    await deleteFileRows(act.db, [record.billing_file_id]);
    return {
      detail: [code, file?.name].filter(Boolean).join(', '),
      mail: {
        subject: 'menunggu pembayaran',
        paragraphs: ['Bayarlah dengan kode billing ini, lalu rekam bukti bayarnya (NTPN) di portal.'],
        facts: [['Kode billing', code]],
      },
    };
  };

/**
 * Confirms that a record was paid.
 *
 * @param withoutProof The reason, when its company has recorded no proof.
 */
export const confirmPayment =
  (officer: string, remarks: string | null, withoutProof?: string): RecordAction =>
  async (act, record) => {
    requireMove(record, 'pay');
    const { ntpn, ntpn_date } = record;
    const name = writtenAjuNumber(record.aju_number);
    if (!ntpn && !withoutProof)
      throw new CommandError(
        `${name} has no proof of payment: its company records the NTPN. Where the office knows without it that it was paid, --without-proof says how.`,
      );
    if (ntpn && withoutProof)
      throw new CommandError(
        `${name} has a proof of payment, NTPN ${ntpn} of ${ntpn_date}. Leave out --without-proof.`,
      );
    const text = [withoutProof, remarks].filter(Boolean).join(' ') || null;
    await decideRecord(act, record, { officer, decision: 'Y', to: ppftzMoves.pay.to[0], remarks: text });
    const proof = ntpn ? `NTPN ${ntpn}, ${ntpn_date}` : 'without NTPN';
    return {
      detail: [proof, text].filter(Boolean).join(': '),
      told: `Paid: ${proof}.`,
      mail: {
        subject: 'sudah dibayar',
        paragraphs: [
          'Pembayaran Anda sudah kami terima. Anda tidak perlu melakukan apa pun.',
          ...(text ? [text] : []),
        ],
        ...(ntpn && { facts: [['NTPN', ntpn]] }),
      },
    };
  };

/** Orders an inspection of the goods. */
export const inspect =
  (officer: string, remarks: string | null): RecordAction =>
  async (act, record) => {
    requireMove(record, 'inspect');
    await decideRecord(act, record, { officer, decision: 'Y', to: ppftzMoves.inspect.to[0], remarks });
    return {
      detail: remarks ?? '',
      mail: {
        subject: 'akan diperiksa',
        paragraphs: [
          'Barang Anda akan diperiksa. Siapkan barang dan dokumennya.',
          ...(remarks ? [remarks] : []),
        ],
      },
    };
  };

/** A release letter (SPPB). */
export interface Release {
  readonly officer: string;
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly remarks?: string | null;
}

/** Releases the goods, unless they are held. A letter's number can be used once. */
export const release =
  ({ officer, number, date, remarks = null }: Release): RecordAction =>
  async (act, record) => {
    requireMove(record, 'release');
    if (record.held)
      throw new CommandError(`${writtenAjuNumber(record.aju_number)} is held. unhold lets its goods go.`);
    const other = await act.db
      .selectFrom('ppftz')
      .select('aju_number')
      .where('release_number', '=', number)
      .executeTakeFirst();
    if (other)
      throw new CommandError(
        `${number} is the number of the release of ${writtenAjuNumber(other.aju_number)} already.`,
      );
    const decided = { officer, decision: 'Y', to: ppftzMoves.release.to[0], remarks } as const;
    await decideRecord(act, record, decided, { release_number: number, release_date: date });
    return {
      detail: `${number}, ${date}`,
      mail: {
        subject: 'sudah mendapat SPPB',
        paragraphs: ['Barang Anda dapat dikeluarkan.', ...(remarks ? [remarks] : [])],
        facts: [
          ['Nomor SPPB', number],
          ['Tanggal SPPB', formatDate(date)],
        ],
      },
    };
  };

/** Requires a reason for deciding about a filing under an unverified number. */
export const ofVerified =
  (reason: string | undefined, decision: RecordAction): RecordAction =>
  async (act, record, files) => {
    requireVerified(writtenAjuNumber(record.aju_number), record, { reason });
    return decision(act, record, files);
  };

/** Rejects a record; the reason is also a note. */
export const reject =
  (officer: string, reason: string): RecordAction =>
  async (act, record) => {
    requireMove(record, 'reject');
    await decideRecord(act, record, { officer, decision: 'T', to: ppftzMoves.reject.to[0], remarks: reason });
    await insertNote(act, { recordId: record.id, officer, text: reason });
    return {
      detail: reason,
      mail: {
        subject: 'ditolak',
        paragraphs: [
          `Alasannya: ${reason}`,
          'Buat aju baru di portal, di menu Perekaman, bila barang itu tetap akan dikeluarkan.',
        ],
      },
    };
  };

/** A correction that an officer demands, by the field's wire name. */
export interface FieldRemark {
  readonly field: string;
  readonly remark: string;
}

/** The data of a return. */
export interface Return {
  readonly officer: string;
  readonly reason: string;
  readonly remarks: readonly FieldRemark[];
}

/** Returns a record to be corrected and sent again. Earlier remarks are removed. */
export const returnRecord =
  ({ officer, reason, remarks }: Return): RecordAction =>
  async (act, record) => {
    requireMove(record, 'return');
    const known = correctableFields(record);
    const unknown = remarks.find(({ field }) => !known.some(({ name }) => name === field));
    if (unknown)
      throw new CommandError(
        [
          `${writtenAjuNumber(record.aju_number)} has no field ${unknown.field}. --remark takes one of these:`,
          ...known.map(({ name, label }) => `  ${name.padEnd(24)}${label}`),
        ].join('\n'),
      );
    await decideRecord(act, record, { officer, decision: 'X', to: ppftzMoves.return.to[0], remarks: reason });
    await insertNote(act, { recordId: record.id, officer, text: reason });
    await act.db.deleteFrom('ppftz_correction').where('ppftz_id', '=', record.id).execute();
    const about = { ppftz_id: record.id, officer, at: act.now.toISOString() };
    // Ids of the same millisecond have no order; sorted they have that of the remarks.
    const ids = remarks.map(() => newId(act.now)).sort();
    const rows = remarks.map((each, index) => ({ id: ids[index] ?? newId(act.now), ...about, ...each }));
    if (rows.length > 0) await act.db.insertInto('ppftz_correction').values(rows).execute();
    const fields = remarks.map(({ field }) => field).join(', ');
    return {
      detail: fields ? `${reason} (${fields})` : reason,
      ...(fields && { told: `Remarks on ${fields}.` }),
      mail: {
        subject: 'dikembalikan untuk diperbaiki',
        paragraphs: [`Alasannya: ${reason}`, 'Perbaiki di portal, di menu Perekaman, lalu kirim lagi.'],
        facts: remarks.map(({ field, remark }) => [
          known.find(({ name }) => name === field)?.label ?? field,
          remark,
        ]),
      },
    };
  };

/** An officer's note about a record. */
interface NewNote {
  readonly recordId: string;
  readonly officer: string;
  readonly text: string;
  /** 1 for a question. */
  readonly asks?: number;
}

/** Stores a note about a record. */
const insertNote = ({ db, now }: Moment, { recordId, officer, text, asks = 0 }: NewNote) =>
  db
    .insertInto('ppftz_note')
    .values({ id: newId(now), ppftz_id: recordId, officer, note: text, at: now.toISOString(), asks })
    .execute();

/** Adds a note for the company. */
export const noteRecord =
  (officer: string, text: string): RecordAction =>
  async (act, { id }) => {
    await insertNote(act, { recordId: id, officer, text: text });
    return { detail: text, mail: { subject: 'mendapat catatan petugas', paragraphs: [text] } };
  };

/** Asks the company a question, to be answered in the portal; the status is unchanged. */
export const askRecord =
  (officer: string, text: string): RecordAction =>
  async (act, { id }) => {
    await insertNote(act, { recordId: id, officer, text: text, asks: 1 });
    return {
      detail: text,
      mail: {
        subject: 'ditanyakan petugas',
        paragraphs: [text, 'Jawab di portal, dengan berkas bila perlu. Status aju Anda tidak berubah.'],
      },
    };
  };

/** Holds the goods, so that they cannot be released; the reason is a note for the company. */
export const hold =
  (officer: string, reason: string): RecordAction =>
  async (act, record, files) => {
    requireMove(record, 'hold');
    if (record.held) throw new CommandError(`${writtenAjuNumber(record.aju_number)} is held already.`);
    await act.db
      .updateTable('ppftz')
      .set({ held: 1, hold_reason: reason })
      .where('id', '=', record.id)
      .execute();
    return {
      ...(await noteRecord(officer, reason)(act, record, files)),
      told: 'Its goods are held.',
      mail: {
        subject: 'ditahan',
        paragraphs: [`Alasannya: ${reason}`, 'Barang belum dapat dikeluarkan selama ditahan.'],
      },
    };
  };

/** Ends a hold; the reason is a note for the company. */
export const unhold =
  (officer: string, reason: string): RecordAction =>
  async (act, record, files) => {
    if (!record.held) throw new CommandError(`${writtenAjuNumber(record.aju_number)} is not held.`);
    await act.db
      .updateTable('ppftz')
      .set({ held: 0, hold_reason: null })
      .where('id', '=', record.id)
      .execute();
    return {
      ...(await noteRecord(officer, reason)(act, record, files)),
      told: 'Its goods are no longer held.',
      mail: { subject: 'tidak lagi ditahan', paragraphs: [reason] },
    };
  };
