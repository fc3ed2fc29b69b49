import { REJECTED } from '@pabean/api/rules';
import type { Insertable } from 'kysely';
import type { ApplicationHistoryTable, OfficeDokapTable, OfficeNoteTable } from '../core/db/tables/permit.ts';
import { newId } from '../core/id.ts';
import type { DemoArchive } from './demo-archive.ts';
import { demoDay } from './demo-days.ts';
import type { DemoPlan } from './demo-plan.ts';

/** The demo's officers and their functions. */
const examiners = {
  document: { officer: 'Hendra Saputra', role: 'Pemeriksa Dokumen' },
  goods: { officer: 'Dewi Lestari', role: 'Pemeriksa Barang' },
};

/** Officers' notes at a status. */
const remarks: Readonly<Record<string, { by: keyof typeof examiners; note: string }>> = {
  '27': { by: 'document', note: 'Dokumen pelengkap diterima dan sesuai dengan permohonan.' },
  '28': { by: 'goods', note: 'Pemeriksaan di lokasi dijadwalkan. Siapkan barang dan petugas pendamping.' },
  '29': { by: 'document', note: 'Penelitian selesai, diteruskan untuk persetujuan.' },
  '98': { by: 'document', note: 'Serahkan jaminan sebelum izin dapat dipakai.' },
};

type History = readonly ApplicationHistoryTable[];

/** Officers' notes up to an application's status; some have none. */
export function buildNotes(plan: DemoPlan, history: History): Insertable<OfficeNoteTable>[] {
  if (plan.status === '50' && plan.age % 4 === 0) return [];
  return [...remarksOn(history), ...questionOf(plan, history)];
}

const remarksOn = (history: History): Insertable<OfficeNoteTable>[] =>
  history.flatMap(({ application_id, at, to_status, note }) => {
    const remark = to_status === REJECTED && note ? { by: 'document' as const, note } : remarks[to_status];
    return remark
      ? [{ id: newId(new Date(at)), application_id, ...examiners[remark.by], note: remark.note, at, asks: 0 }]
      : [];
  });

/** Officers' questions by the application's status. */
function questionOf({ asked }: DemoPlan, history: History): Insertable<OfficeNoteTable>[] {
  const { application_id, at } = history.at(-1) ?? {};
  if (asked === undefined || application_id === undefined || at === undefined) return [];
  const later = new Date(new Date(at).getTime() + 3_600_000);
  return [
    {
      id: newId(later),
      application_id,
      ...examiners.goods,
      role: 'Permintaan Keterangan',
      note: asked,
      at: later.toISOString(),
      asks: 1,
    },
  ];
}

/** The documents that the office adds at a status. */
const added: Readonly<Record<string, string>> = {
  '28': 'Surat Tugas Pemeriksaan',
  '29': 'Nota Dinas Penelitian',
  '90': 'Nota Penolakan',
};

/** The documents that the office added up to an application's status. */
export const buildOfficeDokaps = (
  history: History,
  serial: number,
  archive: DemoArchive,
): OfficeDokapTable[] =>
  history.flatMap(({ application_id, at, to_status }) => {
    const name = added[to_status];
    if (!name) return [];
    const date = demoDay(new Date(at));
    const number = `${name === 'Surat Tugas Pemeriksaan' ? 'ST' : 'ND'}-${serial}/KPU.02/${date.slice(0, 4)}`;
    return [
      {
        id: newId(new Date(at)),
        application_id,
        name,
        number,
        date,
        created_at: at,
        remarks: null,
        file_id: archive.officeFile(name, ['Berkas contoh, bukan dokumen yang sah.']),
      },
    ];
  });
