import type { Store } from '../src/core/db/store.ts';

/** A registered account's data in the store, and its queued mails by the start of their event. */
export interface AccountFacts {
  /** Its unverified number, or the one that it has claimed. */
  readonly npwp: string;
  readonly tfa: string;
  /** Unused recovery codes. */
  readonly codes: number;
  /** SHA-256 of its files, in order. */
  readonly files: string;
  readonly mails: Readonly<Record<CountedMail, number>>;
}

/** Mails of which there is exactly one for each event. */
export const countedMails = [
  'daftar',
  'npwp-diubah',
  'password-diubah',
  'tfa-aktif',
  'tfa-mati',
  'tfa-kode-baru',
  'tfa-pemulihan',
] as const;

export type CountedMail = (typeof countedMails)[number];

/** The prefix of the names of accounts that are registered here. */
export const namedAs = 'akun-';

export const asText = ({ npwp, tfa, codes, files, mails }: AccountFacts) =>
  [npwp, tfa, `${codes} codes`, files, ...countedMails.map((mail) => `${mails[mail]} ${mail}`)].join(' ');

/** The stored data of each registered account, by name; reports partial ones. */
export async function storedAccounts({ db }: Store, half: string[]): Promise<Map<string, AccountFacts>> {
  const accounts = await db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.company_id')
    .select((row) => [
      'account.id',
      'account.username',
      'account.email',
      'account.claimed_npwp',
      'account.tfa',
      'account.tfa_secret',
      'company.id as company_id',
      'company.identity_number',
      row
        .selectFrom('recovery_code')
        .whereRef('account_id', '=', 'account.id')
        .where('used_at', 'is', null)
        .select((codes) => codes.fn.countAll<number>().as('count'))
        .as('codes'),
    ])
    .where('account.username', 'like', `${namedAs}%`)
    .execute();
  const companies = await db.selectFrom('company').select('id').where('verified', '=', 0).execute();
  const withAccount = new Set(accounts.map(({ company_id }) => company_id));
  for (const { id } of companies) if (!withAccount.has(id)) half.push(`company ${id} has no account`);

  const files = await db
    .selectFrom('account_file')
    .innerJoin('stored_file', 'stored_file.id', 'account_file.file_id')
    .select(['account_id', 'stored_file.sha256'])
    .execute();
  const filesOf = Map.groupBy(files, ({ account_id }) => account_id);
  const mails = await db
    .selectFrom('outbox')
    .select(['event', 'recipient'])
    .where('event', 'not like', 'kirim:%')
    .execute();
  // The office's mail about a registration names the account in its event; all others have the owner's address.
  const officeMails = Map.groupBy(mails, ({ event }) => /^daftar:(.+):petugas$/.exec(event)?.[1]);
  const mailsTo = Map.groupBy(mails, ({ recipient }) => recipient);

  return new Map(
    accounts.map(({ id, username, email, claimed_npwp, identity_number, tfa, tfa_secret, codes }) => {
      if ((tfa === 'on') !== (tfa_secret !== null)) half.push(`${username}, tfa ${tfa}, and its secret`);
      const own = [...(mailsTo.get(email) ?? []), ...(officeMails.get(id) ?? [])];
      const count = (mail: CountedMail) => own.filter(({ event }) => event.startsWith(`${mail}:`)).length;
      const facts: AccountFacts = {
        npwp: claimed_npwp ?? identity_number,
        tfa,
        codes: Number(codes),
        files: sorted((filesOf.get(id) ?? []).map(({ sha256 }) => sha256)),
        mails: Object.fromEntries(countedMails.map((mail) => [mail, count(mail)])) as AccountFacts['mails'],
      };
      return [username, facts];
    }),
  );
}

/** Hashes of files as one text. */
export const sorted = (hashes: readonly string[]) => hashes.toSorted().join(',');
