import { ppftzStatus } from '@pabean/api/rules';
import type { PpftzDecisionTable, PpftzNoteTable, PpftzTable } from '../db/tables/ppftz.ts';
import { newId } from '../id.ts';
import { dayOf } from '../permit/office-day.ts';
import type { DemoOwner } from './demo-applications.ts';
import { later, officeMoment } from './demo-days.ts';

/** A record with what officers said about it. */
export interface DemoPpftz {
  readonly record: PpftzTable;
  readonly decisions: readonly PpftzDecisionTable[];
  readonly notes: readonly PpftzNoteTable[];
}

const { recording, received, awaitingPayment, paid, inspection, rejected, released, returned } = ppftzStatus;

/** The statuses of each demo account's records, the latest last. */
const statuses: Readonly<Record<string, readonly string[]>> = {
  pindahan: [released, returned, recording],
  ppjk: [
    ...[released, released, rejected, released, inspection, paid],
    ...[awaitingPayment, received, returned, recording, recording],
  ],
};
const recipients = ['Ratna Dewi Siregar', 'Budi Santoso', 'Maria Ulfah', 'Hendra Gunawan', 'Lestari Putri'];
const decided: Readonly<Record<string, readonly [string, string]>> = {
  [inspection]: ['Y', 'Diperiksa di tempat penimbunan.'],
  [rejected]: ['T', 'Rekomendasi tidak sesuai dengan barang.'],
  [released]: ['Y', 'Jumlah dan jenis barang sesuai.'],
  [returned]: ['X', 'Surat keterangan pindah belum ditandatangani.'],
};
const officer = 'Sri Wahyuni';

/** What an account has recorded, a record in two weeks. */
export function buildPpftz(owner: DemoOwner, now: Date, begin: number): DemoPpftz[] {
  const own = statuses[owner.person.username] ?? [];
  return own.map((status, index) => buildOne(owner, now, status, begin + index, own.length - index));
}

function buildOne(
  { person, accountId, companyId }: DemoOwner,
  now: Date,
  status: string,
  serial: number,
  fromLast: number,
): DemoPpftz {
  const made = officeMoment(now, 1 + (fromLast - 1) * 14, serial);
  const sent = status === recording ? null : later(made, 0, 1);
  const day = dayOf(made);
  const id = newId(made);
  const record = {
    id,
    company_id: companyId,
    owner_account_id: accountId,
    aju_number: `020400000123${day.replaceAll('-', '')}${String(serial).padStart(6, '0')}`,
    kind: serial % 3 === 0 ? '2' : '1',
    status,
    recipient: person.type === 'M' ? person.name : (recipients[serial % recipients.length] ?? ''),
    identity_type: '5',
    identity_number: person.company.npwp,
    registration_number: sent && String(serial).padStart(6, '0'),
    registration_date: sent && dayOf(sent),
    billing_code: null,
    billing_file_id: null,
    release_number:
      status === released ? `${String(serial).padStart(6, '0')}/SPPB/KPU.02/${day.slice(0, 4)}` : null,
    release_date: status === released ? day : null,
    created_at: made.toISOString(),
    sent_at: sent?.toISOString() ?? null,
  };
  const [decision, remarks] = decided[status] ?? [];
  if (!decision || !remarks) return { record, decisions: [], notes: [] };
  const at = later(made, 1, 2).toISOString();
  return {
    record,
    decisions: [
      {
        ...{ id: newId(made), ppftz_id: id, officer, status, decision, remarks },
        ...{ started_at: later(made, 1).toISOString(), ended_at: at },
      },
    ],
    notes: decision === 'Y' ? [] : [{ id: newId(made), ppftz_id: id, officer, note: remarks, at }],
  };
}
