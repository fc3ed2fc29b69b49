import { optionalHeader } from '@pabean/api/contract';
import { extraFieldOf, identityTypes, isDraft, REJECTED } from '@pabean/api/rules';
import type { Insertable } from 'kysely';
import { newCheckCode } from '../core/check-code.ts';
import type { ApplicationHistoryTable, ApplicationTable } from '../core/db/tables/permit.ts';
import { newId } from '../core/id.ts';
import { toHeaderRow } from '../permit/header-row.ts';
import { demoDay, later, letterMonth, officeMoment } from './demo-days.ts';
import type { DemoPerson } from './demo-people.ts';
import type { DemoPlan } from './demo-plan.ts';

/** The statuses from a draft up to each status. */
const ways: Readonly<Record<string, readonly string[]>> = {
  '10': [],
  '20': ['20'],
  '27': ['20', '27'],
  '28': ['20', '27', '28'],
  '29': ['20', '27', '29'],
  '50': ['20', '27', '29', '50'],
  '90': ['20', '27', '90'],
  '91': ['20', '27', '29', '50', '91'],
  '98': ['20', '27', '29', '98'],
  '99': ['20', '27', '29', '50', '99'],
};

/** Why demo applications were rejected. */
const rejections = [
  'Denah lokasi belum ditandatangani pengelola. Lampirkan denah yang sudah ditandatangani.',
  'Jumlah kemasan pada invoice berbeda dengan packing list.',
];

/** Notes on decisions without a document. */
const reasons: Readonly<Record<string, string>> = {
  '91': 'Kegiatan tidak lagi dilakukan di lokasi yang diizinkan.',
  '98': 'Serahkan jaminan bank sebelum izin dapat dipakai.',
  '99': 'Dibatalkan atas permintaan pemohon.',
};

const approvedOnce = new Set(['50', '91', '99']);
const officer = '060102030';

/** The account that files. */
export interface DemoOwner {
  readonly person: DemoPerson;
  readonly accountId: string;
  readonly companyId: string;
}

/** One demo application with its history. `order` counts its owner's applications, the newest first. */
export function buildApplication(owner: DemoOwner, plan: DemoPlan, now: Date, order: number) {
  const createdAt = officeMoment(now, plan.age, order);
  const sentAt = later(createdAt, 0, 0.75);
  const date = demoDay(createdAt);
  const extra = extraFieldOf(plan.permitTypeId);
  const choice = extra?.choices[0]?.value ?? null;
  const { company, initials } = owner.person;
  const isApproved = approvedOnce.has(plan.status);
  const id = newId(createdAt);
  const application: Insertable<ApplicationTable> = {
    id,
    company_id: owner.companyId,
    owner_account_id: owner.accountId,
    ...toHeaderRow({
      permitTypeId: plan.permitTypeId,
      number: `${String(118 - order).padStart(3, '0')}/${initials}/${letterMonth(date)}`,
      date,
      identityType: identityTypes.npwp,
      identityNumber: plan.applicant?.npwp ?? company.npwp,
      name: plan.applicant?.name ?? company.name,
      address: company.address,
      phone: company.phone,
      email: company.email,
      ...optionalHeader,
      ...(extra && { [extra.name]: choice }),
    }),
    status: plan.status,
    approval_number: isApproved ? `KEP-${1_204 - order}/KPU.02/${date.slice(0, 4)}` : null,
    approval_date: isApproved ? demoDay(later(sentAt, 3)) : null,
    approval_flag: plan.flag ?? null,
    check_code: isApproved ? newCheckCode() : null,
    file_id: null,
    recorded_by: isDraft(plan.status) || plan.status === '20' ? null : officer,
    created_at: createdAt.toISOString(),
    sent_at: isDraft(plan.status) ? null : sentAt.toISOString(),
  };
  const history = buildHistory(owner, plan, id, createdAt, sentAt);
  return { application, createdAt, history };
}

function buildHistory(
  owner: DemoOwner,
  plan: DemoPlan,
  application_id: string,
  createdAt: Date,
  sentAt: Date,
) {
  const steps = ['10', ...(ways[plan.status] ?? [])];
  return steps.map((to_status, index): ApplicationHistoryTable => {
    const at = index === 0 ? createdAt : later(sentAt, index - 1);
    return {
      id: newId(at),
      application_id,
      at: at.toISOString(),
      actor: index < 2 ? owner.person.username : officer,
      from_status: steps[index - 1] ?? null,
      to_status,
      note:
        to_status === REJECTED
          ? (rejections[plan.age % rejections.length] ?? null)
          : (reasons[to_status] ?? null),
      request_id: null,
    };
  });
}
