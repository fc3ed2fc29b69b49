import type { Db } from '../db/store.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import { newId } from '../id.ts';
import { tellOwner } from '../mail/tell-owner.ts';
import type { Account } from './session.ts';

/**
 * Claims another NPWP for an account's company, once. Rows stay with the company, and nothing of another company that has
 * this number is opened. The same claim again is no second one.
 * @throws Refusal 409 when the account has changed its NPWP before
 */
export async function claimNpwp(
  db: Db,
  deps: Pick<Deps, 'office' | 'secret'>,
  now: Date,
  { id, username, email, npwp: before }: Account,
  npwp: string,
): Promise<void> {
  const at = now.toISOString();
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ claimed_npwp: npwp, npwp_changed_at: at })
    .where('id', '=', id)
    .where('npwp_changed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    const { claimed_npwp } = await db
      .selectFrom('account')
      .select('claimed_npwp')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (claimed_npwp === npwp) return;
    throw new Refusal(409, 'npwpChanged', { values: { office: deps.office.name } });
  }
  await db
    .insertInto('audit')
    .values({
      id: newId(now),
      at,
      actor: username,
      action: 'change-npwp',
      account_id: id,
      detail: `${before ?? '–'} → ${npwp}`,
    })
    .execute();
  await tellOwner(
    db,
    deps,
    now,
    { username, email },
    {
      event: `npwp-diubah:${id}`,
      subject: 'NPWP diubah',
      paragraphs: [
        `NPWP akun Anda diubah menjadi ${npwp}. Nomor ini dipakai untuk permohonan baru dan menunggu verifikasi kantor.`,
      ],
    },
  );
}
