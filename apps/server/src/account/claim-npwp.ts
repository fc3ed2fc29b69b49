import type { Act } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import { note } from '../core/audit.ts';
import { Refusal } from '../core/refusal.ts';
import { queueOwnerMail } from '../mail/queue-owner-mail.ts';

/**
 * Claims another NPWP for an account's company, once. Rows stay with the company, and the account gets no access to another
 * company with this number. Repeating the same claim changes nothing.
 * @throws Refusal npwpChanged when the account has changed its NPWP before
 */
export async function claimNpwp(act: Act, deps: Pick<CoreDeps, 'secret'>, npwp: string): Promise<void> {
  const { db, now, office, account } = act;
  const { id, username, npwp: before } = account;
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ claimed_npwp: npwp, npwp_changed_at: now.toISOString() })
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
    throw new Refusal('npwpChanged', { values: { office: office.name } });
  }
  await note(act, {
    actor: username,
    action: 'change-npwp',
    accountId: id,
    detail: `${before ?? '–'} → ${npwp}`,
  });
  await queueOwnerMail(act, deps, account, {
    event: `npwp-diubah:${id}`,
    subject: 'NPWP diubah',
    paragraphs: [
      `NPWP akun Anda diubah menjadi ${npwp}. Nomor ini dipakai untuk permohonan baru dan menunggu verifikasi kantor.`,
    ],
  });
}
