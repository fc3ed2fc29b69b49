import {
  type Counts,
  day,
  decidedOf,
  digits,
  type Filling,
  filling,
  identity,
  idOf,
  kinds,
  list,
  numbered,
  owned,
  person,
  scattered,
  time,
} from './rows.ts';

/** Documents that each application has. */
const documents = ['1', '69', '70', '21', '22'];

/** Companies, each with an account and a file. */
export function people(
  counts: Counts,
  passwordHash: string,
  file: { sha256: string; bytes: number },
): Filling[] {
  const all = `(with recursive n(k) as (select cast(0 as bigint) union all select k + 1 from n where k + 1 < ${counts.companies}) select k from n) as r`;
  const at = `'2021-01-01T00:00:00.000Z'`;
  const id = idOf(kinds.company, 'k');
  const contact = {
    address: person.address,
    phone: "'0778 555 0100'",
    email: "'pt' || k || '@perusahaan.example'",
  };
  return [
    filling(
      'company',
      {
        id,
        identity_type: "'5'",
        identity_number: identity,
        name: person.name,
        ...contact,
        verified: '1',
        created_at: at,
      },
      all,
    ),
    filling(
      'account',
      {
        id,
        username: "'pt' || k",
        password_hash: `'${passwordHash}'`,
        user_type: "'Y'",
        name: "'Nama ' || k",
        email: contact.email,
        company_id: id,
        company_verified: '1',
        tfa: "'off'",
        created_at: at,
      },
      all,
    ),
    filling(
      'stored_file',
      {
        id,
        sha256: `'${file.sha256}'`,
        bytes: String(file.bytes),
        media_type: "'application/pdf'",
        name: "'Berkas ' || k || '.pdf'",
        created_at: at,
        owner_account_id: id,
      },
      all,
    ),
  ];
}

/** Applications with their documents and what the office wrote: drafts, some that wait, and decided ones. */
export function permits(counts: Counts): Filling[] {
  const { applications: count } = counts;
  const rows = numbered(count, counts);
  const id = idOf(kinds.application, 'i');
  const isDraft = 'k > 0 and i % 100 = 7';
  const isWaiting = `i >= ${decidedOf(count)}`;
  const isApproved = `not (${isDraft}) and not (${isWaiting}) and i % 10 < 8`;
  const status = `case when ${isDraft} then '10' when ${isWaiting} then (case i % 5 when 0 then '20' when 1 then '27' when 2 then '28' when 3 then '29' else '20' end) when ${isApproved} then '50' when i % 10 = 8 then '90' else '99' end`;
  const ifApproved = (value: string) => `case when ${isApproved} then ${value} end`;
  const filed = time('d', 's');
  return [
    filling(
      'application',
      {
        id,
        ...owned,
        permit_type_id: 'cast(1 + i % 50 as text)',
        number: "'S-' || i || '/' || k",
        date: day('d'),
        status,
        approval_number: ifApproved("'KEP-' || i"),
        approval_date: ifApproved(day('d')),
        approval_flag: ifApproved("'Y'"),
        check_code: ifApproved(`'C' || ${digits(scattered('i'), 10)} || ${digits('i', 12)}`),
        identity_type: "'5'",
        identity_number: identity,
        company_name: person.name,
        company_address: person.address,
        phone: "'0778 555 0100'",
        email: "'pt' || k || '@perusahaan.example'",
        created_at: filed,
        sent_at: `case when ${isDraft} then null else ${filed} end`,
      },
      rows,
    ),
    filling(
      'dokap',
      {
        id: idOf(kinds.application, 'i * 5 + j'),
        application_id: id,
        code: 'v',
        first: "'DOK-' || i || '/' || v",
        second: day('d'),
        mandatory: '1',
        created_at: filed,
      },
      `${rows} cross join (${list(documents)}) as documents`,
    ),
    filling(
      'application_history',
      {
        id: idOf(kinds.application, 'i * 3 + j'),
        application_id: id,
        at: filed,
        actor: "case when j < 2 then 'pt' || k else '199001012015011001' end",
        from_status: "case j when 1 then '10' when 2 then '20' end",
        to_status: "case j when 0 then '10' when 1 then '20' else '50' end",
      },
      `${rows} cross join (${list([0, 1, 2])}) as steps where j = 0 or not (${isDraft}) and (j = 1 or not (${isWaiting}))`,
    ),
    filling(
      'office_note',
      {
        id,
        application_id: id,
        officer: "'Rina'",
        role: "'Pemeriksa dokumen'",
        note: "'Lengkapi lampiran ' || i",
        at: filed,
      },
      `${rows} where i % 10 = 3`,
    ),
    filling(
      'audit',
      {
        id,
        at: filed,
        actor: "'petugas'",
        action: "'approve'",
        application_id: id,
        account_id: owned.owner_account_id,
        detail: "'KEP-' || i",
      },
      `${rows} where ${isApproved}`,
    ),
    filling(
      'outbox',
      {
        id,
        event: "'kirim:' || i",
        recipient: "'pt' || k || '@perusahaan.example'",
        subject: "'Permohonan S-' || i || ' sudah kami terima'",
        body: "'Permohonan Anda sudah kami terima.'",
        created_at: filed,
        due_at: filed,
        attempts: '1',
        sent_at: filed,
      },
      `${rows} where i % 5 = 0`,
    ),
  ];
}
