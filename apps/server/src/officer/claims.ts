import { program } from '../core/layout.ts';
import { noteChange } from '../core/note-change.ts';
import { awaitsOffice, claimText, holderOf } from './accounts.ts';
import type { Change } from './act.ts';
import { CommandError } from './command-error.ts';
import { movedNames, movedTables } from './company-tables.ts';

/** Verifies an account's claim, which becomes its company's number. */
export const verify: Change = async (act, { account, company, claim }) => {
  const { username } = account;
  if (!awaitsOffice(account) && company.verified === 1)
    throw new CommandError(`${username} is verified already, with ${claimText(claim)}.`);
  const holder = await holderOf(act.db, claim, company.id);
  if (holder)
    throw new CommandError(
      `${claimText(claim)} belongs to the verified company ${holder.name}. If ${username} works there, move the account: ${program} office account join ${username}`,
    );
  const changed = await act.db
    .updateTable('company')
    .set({ identity_type: claim.type, identity_number: claim.number, verified: 1 })
    .where('id', '=', company.id)
    .executeTakeFirst()
    .catch((error: unknown) => {
      // Another officer gave the number to another company concurrently.
      if ((error as { code?: unknown }).code !== '23505') throw error;
    });
  if (!changed)
    throw new CommandError(
      `${claimText(claim)} was given to another company just now. Look again, then join.`,
    );
  await act.db
    .updateTable('account')
    .set({ company_verified: 1, claimed_npwp: null, refused_at: null })
    .where('id', '=', account.id)
    .execute();
  // Colleagues who claimed the same number now have it, too.
  await act.db
    .updateTable('account')
    .set({ claimed_npwp: null })
    .where('company_id', '=', company.id)
    .where('company_verified', '=', 1)
    .where('claimed_npwp', '=', claim.number)
    .execute();
  await noteChange(act.db, company.id);
  return {
    detail: `${claimText(claim)}, ${company.name}`,
    mail: {
      subject: 'Identitas perusahaan Anda sudah diverifikasi',
      paragraphs: [
        `Nomor identitas ${claim.number} kini terverifikasi untuk ${company.name}. Akun Anda melihat semua permohonan perusahaan ini.`,
      ],
    },
    told: `${username} is verified: ${claimText(claim)}, ${company.name}.`,
  };
};

/** Moves an account to the verified company that has the number, with its rows. */
export const join: Change = async (act, { account, company, claim }) => {
  const { username } = account;
  if (!awaitsOffice(account)) throw new CommandError(`${username} claims nothing: there is nothing to join.`);
  const target = await holderOf(act.db, claim, company.id);
  if (!target)
    throw new CommandError(
      `No other verified company has ${claimText(claim)}. Verify the account: ${program} office account verify ${username}`,
    );
  const moved: string[] = [];
  for (const table of movedTables) {
    const { numUpdatedRows } = await act.db
      .updateTable(table)
      .set({ company_id: target.id })
      // What an account made is its company's, by which an index finds it.
      .where('company_id', '=', company.id)
      .where('owner_account_id', '=', account.id)
      .executeTakeFirst();
    moved.push(`${movedNames[table]}: ${numUpdatedRows}`);
  }
  const made = moved.join(', ');
  await act.db
    .updateTable('account')
    .set({ company_id: target.id, company_verified: 1, claimed_npwp: null, refused_at: null })
    .where('id', '=', account.id)
    .execute();
  await noteChange(act.db, company.id);
  await noteChange(act.db, target.id);
  return {
    detail: `${claimText(claim)}, ${target.name}, ${made}; before ${company.name}`,
    mail: {
      subject: 'Akun Anda bergabung dengan perusahaan terverifikasi',
      paragraphs: [
        `Akun Anda kini termasuk ${target.name}, nomor identitas ${claim.number}, dan melihat semua permohonan perusahaan itu. Semua yang Anda buat ikut berpindah: permohonan, dokumen tersimpan, manifes, PPFTZ dan laporan.`,
      ],
    },
    told: `${username} belongs to ${target.name} now, with what it made: ${made}.`,
  };
};

/** Refuses a claim. The account may claim another number afterwards. */
export const refuse =
  (reason: string): Change =>
  async (act, { account, claim }) => {
    const { username, refused_at, claimed_npwp } = account;
    if (!awaitsOffice(account))
      throw new CommandError(`${username} claims nothing: there is nothing to refuse.`);
    if (refused_at !== null && claimed_npwp === null)
      throw new CommandError(`${username} was refused already, at ${refused_at}.`);
    await act.db
      .updateTable('account')
      .set({ refused_at: act.now.toISOString(), claimed_npwp: null, npwp_changed_at: null })
      .where('id', '=', account.id)
      .execute();
    return {
      detail: `${claimText(claim)}: ${reason}`,
      mail: {
        subject: 'Identitas perusahaan Anda belum dapat diverifikasi',
        paragraphs: [
          `Nomor identitas ${claim.number} belum dapat kami verifikasi. Alasannya: ${reason}`,
          'Akun Anda tetap dapat dipakai untuk permohonan yang Anda buat sendiri. NPWP yang keliru dapat diperbaiki di halaman Profile.',
        ],
      },
      told: `The claim of ${username} to ${claimText(claim)} is refused.`,
    };
  };
