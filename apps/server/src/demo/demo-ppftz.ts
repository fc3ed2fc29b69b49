import { type GoodsLine, ppftzFileField } from '@pabean/api/contract';
import { ppftzStatus } from '@pabean/api/rules';
import type { Insertable } from 'kysely';
import { newCheckCode } from '../core/check-code.ts';
import type {
  PpftzContainerTable,
  PpftzCorrectionTable,
  PpftzDecisionTable,
  PpftzFileTable,
  PpftzGoodsTable,
  PpftzNoteTable,
  PpftzPackagingTable,
  PpftzSerialTable,
  PpftzTable,
} from '../core/db/tables/ppftz.ts';
import { newId } from '../core/id.ts';
import { headerField } from '../officer/ppftz-fields.ts';
import { toGoodsColumns } from '../ppftz/goods.ts';
import { toHeaderColumns } from '../ppftz/header-row.ts';
import { sixDigits } from '../ppftz/serial.ts';
import { unfilled } from '../ppftz/unfilled.ts';
import type { DemoOwner } from './demo-applications.ts';
import type { DemoArchive } from './demo-archive.ts';
import { demoDay, later, officeMoment } from './demo-days.ts';
import { demoBill, demoBillingCode, demoPpftzFiles } from './demo-ppftz-files.ts';
import { demoGoods } from './demo-ppftz-goods.ts';
import { demoPpftzHeader } from './demo-ppftz-header.ts';
import { type DemoPpftzPlan, demoPpftzPlans } from './demo-ppftz-plan.ts';
import { demoContainer, digits } from './demo-values.ts';

/** The rows of a record, with officers' decisions and notes. */
export interface DemoPpftz {
  readonly ppftz: readonly [PpftzTable];
  readonly ppftz_file: readonly PpftzFileTable[];
  readonly ppftz_goods: readonly PpftzGoodsTable[];
  readonly ppftz_container: readonly PpftzContainerTable[];
  readonly ppftz_packaging: readonly PpftzPackagingTable[];
  readonly ppftz_correction: readonly PpftzCorrectionTable[];
  readonly ppftz_decision: readonly PpftzDecisionTable[];
  readonly ppftz_note: readonly Insertable<PpftzNoteTable>[];
}

const { recording, received, awaitingPayment, paid, inspection, rejected, released, returned } = ppftzStatus;

const examined = [awaitingPayment, paid, inspection];
/** The decisions up to each status. */
const ways: Readonly<Record<string, readonly string[]>> = {
  [recording]: [],
  [received]: [],
  [awaitingPayment]: [awaitingPayment],
  [paid]: [awaitingPayment, paid],
  [inspection]: examined,
  [rejected]: [...examined, rejected],
  [released]: [...examined, released],
  [returned]: [returned],
};

const remarksAt: Readonly<Record<string, string>> = {
  [inspection]: 'Diperiksa di tempat penimbunan.',
  [rejected]: 'Rekomendasi tidak sesuai dengan barang.',
  [released]: 'Jumlah dan jenis barang sesuai.',
  [returned]: 'Surat keterangan pindah belum ditandatangani.',
};

/** The corrections that the demo's office demands. */
const corrected: readonly (readonly [field: string, remark: string])[] = [
  [headerField('pindahNumber').name, 'Nomor tidak sama dengan surat yang diunggah.'],
  [ppftzFileField('pindah'), 'Halaman kedua belum ditandatangani. Unggah surat yang lengkap.'],
  ['barang', 'Sebutkan merek dan ukuran barang elektronik.'],
];

const officer = 'Sri Wahyuni';

/** An account's records, one every two weeks. */
export function buildPpftz(owner: DemoOwner, now: Date, begin: number, archive: DemoArchive): DemoPpftz[] {
  const own = demoPpftzPlans[owner.person.username] ?? [];
  return own.map((plan, index) => {
    const serial = begin + index;
    const made = officeMoment(now, 1 + (own.length - index - 1) * 14, serial);
    return buildOne(owner, plan, made, serial, archive);
  });
}

function buildOne(
  owner: DemoOwner,
  plan: DemoPpftzPlan,
  made: Date,
  serial: number,
  archive: DemoArchive,
): DemoPpftz {
  const { kind, status, hasProxy, filled = 'all' } = plan;
  const id = newId(made);
  const ajuNumber = `020400000123${demoDay(made).replaceAll('-', '')}${sixDigits(String(serial))}`;
  const lines = filled === 'all' ? demoGoods(kind, serial, demoDay(made)) : [];
  const seed = { serial, daysBefore: (days: number) => demoDay(later(made, -days)) };
  const header = demoPpftzHeader(plan, owner, seed, lines);
  const sent = status === recording ? null : later(made, 0, 1);
  const decisions = sent ? decisionsOf(id, status, sent) : [];
  // The corrections of a returned record have begun: one number, and the first article.
  const sentHeader = status === returned ? { ...header, pindahNumber: `SKPWNI/2171/${serial - 1}` } : header;
  const record: PpftzTable = {
    ...unfilled,
    ...toHeaderColumns(header),
    id,
    company_id: owner.companyId,
    owner_account_id: owner.accountId,
    aju_number: ajuNumber,
    kind,
    status,
    created_at: made.toISOString(),
    header_version: filled === 'begun' ? 0 : 1,
    ...(sent && {
      registration_number: sixDigits(String(serial)),
      registration_date: demoDay(sent),
      sent_at: sent.toISOString(),
      resent_at: sent.toISOString(),
      sent_header: JSON.stringify(sentHeader),
      check_code: newCheckCode(),
    }),
    ...officeColumns(decisions, ajuNumber, serial, archive),
  };
  const last = decisions.at(-1);
  const returnedAt = status === returned ? last?.ended_at : undefined;
  const isFinal = status === released || status === rejected;
  const half = filled === 'half';
  return {
    ppftz: [record],
    ppftz_file:
      filled === 'begun' ? [] : demoPpftzFiles({ id, serial, kind, hasProxy, half, final: isFinal }, archive),
    ppftz_goods: lines.map((line, position) => ({
      ...toGoodsColumns(line),
      id: newId(made),
      ppftz_id: id,
      position,
      version: 0,
      changed_at:
        position === 0 && returnedAt ? later(new Date(returnedAt), 0, 1).toISOString() : made.toISOString(),
    })),
    ppftz_container: lines.length > 0 ? containersOf(id, made, serial, header.transportMode) : [],
    ppftz_packaging: packagingOf(id, made, plan, lines),
    ppftz_correction: returnedAt ? correctionsOf(id, returnedAt) : [],
    ppftz_decision: decisions,
    ppftz_note:
      last && last.decision !== 'Y'
        ? [{ ppftz_id: id, officer, id: newId(made), note: last.remarks ?? '', at: last.ended_at }]
        : [],
  };
}

const correctionsOf = (id: string, at: string): PpftzCorrectionTable[] =>
  corrected.map(([field, remark], index) => ({
    ppftz_id: id,
    officer,
    field,
    remark,
    at,
    // Ids of the same millisecond have no order.
    id: newId(new Date(Date.parse(at) + index)),
  }));

/** One decision per day, each after the previous one. */
function decisionsOf(id: string, status: string, sent: Date): PpftzDecisionTable[] {
  return (ways[status] ?? []).map((to, index) => {
    const endedAt = later(sent, index + 1, 1);
    return {
      id: newId(endedAt),
      ppftz_id: id,
      officer,
      status: to,
      remarks: remarksAt[to] ?? null,
      decision: to === rejected ? 'T' : to === returned ? 'X' : 'Y',
      started_at: index === 0 ? sent.toISOString() : later(sent, index, 1).toISOString(),
      ended_at: endedAt.toISOString(),
    };
  });
}

/** The columns filled up to a status: bill, payment, release. */
function officeColumns(
  decisions: readonly PpftzDecisionTable[],
  ajuNumber: string,
  serial: number,
  archive: DemoArchive,
): Partial<PpftzTable> {
  const dayOfStatus = (status: string) => {
    const found = decisions.find((decision) => decision.status === status);
    return found && demoDay(new Date(found.ended_at));
  };
  const code = demoBillingCode(ajuNumber);
  const paidOn = dayOfStatus(paid);
  const releasedOn = dayOfStatus(released);
  return {
    ...(dayOfStatus(awaitingPayment) && {
      billing_code: code,
      billing_file_id: archive.file(`Billing ${code}`, demoBill(code), 'pdf'),
    }),
    ...(paidOn && { ntpn: digits(serial, 16), ntpn_date: paidOn }),
    ...(releasedOn && {
      release_number: `${sixDigits(String(serial))}/SPPB/KPU.02/${releasedOn.slice(0, 4)}`,
      release_date: releasedOn,
    }),
  };
}

/** Goods by sea are in containers: two, or a part of one. */
function containersOf(id: string, made: Date, serial: number, mode: string): PpftzContainerTable[] {
  if (mode !== '1') return [];
  const sizes = serial % 2 === 0 ? (['40F', '20L'] as const) : (['20L'] as const);
  return sizes.map((size, position) => ({
    id: newId(made),
    ppftz_id: id,
    position,
    number: demoContainer(serial * 3 + position),
    size: size.slice(0, 2),
    kind: size.slice(2),
  }));
}

function packagingOf(
  id: string,
  made: Date,
  { kind }: DemoPpftzPlan,
  lines: readonly GoodsLine[],
): PpftzPackagingTable[] {
  if (lines.length === 0) return [];
  const count = lines.reduce((sum, { packageCount }) => sum + Number(packageCount), 0);
  return [
    { id: newId(made), ppftz_id: id, count: String(count), kind: kind === '1' ? 'PK' : 'UN', version: 0 },
  ];
}

/** The last registration number of each year, for the counters. */
export function registrationSerials(built: readonly DemoPpftz[]): PpftzSerialTable[] {
  const registered = built.flatMap(({ ppftz }) => ppftz.filter((record) => record.registration_date));
  const years = Map.groupBy(registered, ({ registration_date }) => (registration_date ?? '').slice(0, 4));
  return [...years].map(([day, records]) => ({
    day,
    last: Math.max(...records.map(({ registration_number }) => Number(registration_number))),
  }));
}
