import type { CoreDeps } from '../core/act/deps.ts';
import type { Db } from '../core/db/store.ts';
import { newId } from '../core/id.ts';
import { Refusal } from '../core/refusal.ts';
import type { Account } from '../core/viewer.ts';
import { tellOwner } from '../mail/tell-owner.ts';

/**
 * Claims another NPWP for an account's company, once. Rows stay with the company, and nothing of another company that has
 * this number is opened. The same claim again is no second one.
 * @throws Refusal npwpChanged when the account has changed its NPWP before
 */
export async function claimNpwp(
  db: Db,
  deps: Pick<CoreDeps, 'office' | 'secret'>,
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
    throw new Refusal('npwpChanged', { values: { office: deps.office.name } });
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
