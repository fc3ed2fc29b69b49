import { createHash } from 'node:crypto';
import type { NewPpftz } from '@pabean/api/contract';
import { dayOf, ppftzStatus } from '@pabean/api/rules';
import type { Act, Scope } from '../core/act/act.ts';
import { newId } from '../core/id.ts';
import { noteChange } from '../core/note-change.ts';
import { Refusal } from '../core/refusal.ts';
import { recordedFor } from './records.ts';
import { nextSerial, sixDigits } from './serial.ts';
import { unfilled } from './unfilled.ts';

/** Most unsent records of one company. */
const maxRecordings = 200;

/**
 * Creates a record and returns its number.
 * @throws Refusal recordingLimit when the company has too many unsent records
 */
export async function createRecord(
  act: Act,
  { kind, recipient, identityType, identityNumber }: NewPpftz,
): Promise<string> {
  const { db, now, account } = act;
  // Writing the company's row serializes its new records.
  await noteChange(db, account.companyId);
  const { recordings } = await db
    .selectFrom('ppftz')
    .select((row) => row.fn.countAll<number>().as('recordings'))
    .where(recordedFor(account))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(recordings) >= maxRecordings)
    throw new Refusal('recordingLimit', { values: { max: maxRecordings } });
  const number = await nextAjuNumber(act, account.companyId);
  await db
    .insertInto('ppftz')
    .values({
      ...unfilled,
      id: newId(now),
      company_id: account.companyId,
      owner_account_id: account.id,
      aju_number: number,
      kind,
      status: ppftzStatus.recording,
      recipient,
      identity_type: identityType,
      identity_number: identityNumber,
      created_at: now.toISOString(),
    })
    .execute();
  return number;
}

/**
 * A unique number of 26 digits: office, company, day, and a serial of the day.
 */
async function nextAjuNumber(
  { db, now, office: { code, timeZone } }: Scope,
  companyId: string,
): Promise<string> {
  const day = dayOf(now, timeZone).replaceAll('-', '');
  return `${sixDigits(code)}${companyDigits(companyId)}${day}${await nextSerial(db, day)}`;
}

/** Six digits that reveal nothing about the company. */
const companyDigits = (companyId: string) =>
  sixDigits(String(createHash('sha256').update(companyId).digest().readUInt32BE() % 1_000_000));
