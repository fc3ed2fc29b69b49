import type { Insertable, Transaction } from 'kysely';
import type { AccountDeps } from '../account/deps.ts';
import type { Tables } from '../core/db/tables/index.ts';
import { newId } from '../core/id.ts';
import { sealText } from '../core/sealed.ts';
import { buildApplication, type DemoOwner } from './demo-applications.ts';
import { createDemoArchive, type DemoArchive } from './demo-archive.ts';
import { demoDay, later } from './demo-days.ts';
import { type AllowedType, buildDokaps } from './demo-dokaps.ts';
import { buildLetters } from './demo-letters.ts';
import { buildManifests } from './demo-manifests.ts';
import { buildNotes, buildOfficeDokaps } from './demo-office.ts';
import { type DemoPerson, demoPassword, demoPeople, demoTfaSecret } from './demo-people.ts';
import { demoPlans } from './demo-plan.ts';
import { buildPpftz, registrationSerials } from './demo-ppftz.ts';
import { buildReports } from './demo-reports.ts';
import { buildTransits, buildWaitingCarriers } from './demo-transit.ts';

type DemoDeps = Pick<AccountDeps, 'store' | 'files' | 'clock' | 'passwords' | 'secret'>;

/** Fills a store that has reference data and no accounts with the demo's accounts and their applications. */
export async function loadDemoData(deps: DemoDeps): Promise<void> {
  const known = await deps.store.db.selectFrom('account').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const now = deps.clock();
  const passwordHash = await deps.passwords.hash(demoPassword);
  const people = demoPeople.map((person) => toOwner(person, now));
  const archive = createDemoArchive(now);
  const applications = people.flatMap((owner) => plansOf(owner, now));
  const allowed = await allowedTypes(deps);
  const dokaps = applications.map((built, index) => dokapsOf(built, index, allowed, archive));
  const officeDokaps = applications.flatMap(({ history }, index) =>
    buildOfficeDokaps(history, 100 + index, archive),
  );
  for (const { application, plan } of applications)
    if (plan.stored)
      application.file_id = archive.officeFile(`Keputusan ${application.approval_number}`, [
        'Berkas contoh, bukan keputusan yang sah.',
      ]);
  const ppftz = people.flatMap((owner, index) => buildPpftz(owner, now, index * 100 + 1, archive));
  const waiting = buildWaitingCarriers(now);
  const rows = mergeRows([
    ...applications.map(({ application, history, plan }) => ({
      application: [application],
      application_history: history,
      office_note: buildNotes(plan, history),
    })),
    { office_dokap: officeDokaps },
    { manifest: people.flatMap((owner) => buildManifests(owner, now, archive)) },
    ...people.flatMap((owner) => buildLetters(owner, now)),
    ...people.flatMap((owner) => buildReports(owner, now, archive)),
    ...ppftz,
    { ppftz_serial: registrationSerials(ppftz) },
    { transit_request: buildTransits(now, await courierCompanies(deps)) },
    { carrier: waiting.carriers, carrier_of_visitor: waiting.ofVisitors },
    ...dokaps,
  ]);
  const files = archive.all();

  await deps.store.write(async (trx) => {
    for (const owner of people) await insertPerson(trx, deps, owner, now, passwordHash);
    await insertRows(trx, { stored_file: files.map(({ row }) => row) });
    for (const { row, bytes } of files) await deps.files.write(trx, row.id, bytes);
    await insertRows(trx, rows);
  });
}

const courierCompanies = ({ store }: DemoDeps) =>
  store.db.selectFrom('courier_company').selectAll().orderBy('position').execute();

const toOwner = (person: DemoPerson, now: Date): DemoOwner => ({
  person,
  accountId: newId(now),
  companyId: newId(now),
});

/** Newest first: numbers of letters grow with time. */
const plansOf = (owner: DemoOwner, now: Date) =>
  (demoPlans[owner.person.username] ?? [])
    .toSorted((one, other) => one.age - other.age)
    .map((plan, order) => ({
      ...buildApplication(owner, plan, now, order),
      plan,
      initials: owner.person.initials,
    }));

/** The document types of each permit type, in their order. */
async function allowedTypes({ store }: DemoDeps) {
  const rows = await store.db
    .selectFrom('permit_document')
    .innerJoin('dokap_type', 'dokap_type.code', 'permit_document.dokap_code')
    .selectAll('dokap_type')
    .select(['permit_document.permit_type_id', 'permit_document.mandatory'])
    .orderBy('permit_document.position')
    .execute();
  return Map.groupBy(rows, (row) => row.permit_type_id) as ReadonlyMap<string, AllowedType[]>;
}

function dokapsOf(
  built: ReturnType<typeof plansOf>[number],
  index: number,
  allowed: ReadonlyMap<string, AllowedType[]>,
  archive: DemoArchive,
) {
  const { application, createdAt, plan, initials } = built;
  const seed = {
    serial: 100 + index * 20,
    initials,
    number: application.number,
    npwp: application.identity_number,
    date: application.date,
    daysBefore: (days: number) => demoDay(later(createdAt, -days)),
  };
  const types = (allowed.get(plan.permitTypeId) ?? []).filter(
    ({ code, mandatory }) => mandatory === 1 || plan.extras?.includes(code),
  );
  return buildDokaps({ id: application.id, createdAt, plan }, types, seed, archive);
}

async function insertPerson(
  trx: Transaction<Tables>,
  deps: DemoDeps,
  { person, accountId, companyId }: DemoOwner,
  now: Date,
  passwordHash: string,
) {
  const { npwp, ...company } = person.company;
  const created_at = now.toISOString();
  await trx
    .insertInto('company')
    .values({ id: companyId, identity_type: '5', identity_number: npwp, ...company, verified: 1, created_at })
    .execute();
  await trx
    .insertInto('account')
    .values({
      id: accountId,
      username: person.username,
      password_hash: passwordHash,
      user_type: person.type,
      name: person.name,
      email: `${person.username}@pabean.example`,
      company_id: companyId,
      company_verified: 1,
      tfa: person.tfa,
      tfa_secret: person.tfa === 'on' ? sealText(deps.secret, 'tfa secret', accountId, demoTfaSecret) : null,
      tfa_last_step: null,
      created_at,
    })
    .execute();
}

/** Rows by their tables; referenced tables come first. */
type Rows = { readonly [Table in keyof Tables]?: readonly Insertable<Tables[Table]>[] };

function mergeRows(all: readonly Rows[]): Rows {
  const merged: Record<string, unknown[]> = {};
  for (const rows of all)
    for (const [table, more] of Object.entries(rows)) {
      merged[table] ??= [];
      for (const row of more) merged[table].push(row);
    }
  return merged as Rows;
}

/** Inserts rows in batches that both engines accept. */
async function insertRows(trx: Transaction<Tables>, all: Rows) {
  for (const [table, rows] of Object.entries(all))
    for (let start = 0; start < rows.length; start += 500)
      await trx
        .insertInto(table as keyof Tables)
        .values(rows.slice(start, start + 500) as never)
        .execute();
}
