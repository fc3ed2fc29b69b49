import { buildPassengerTransit } from '@pabean/api/fixtures';

// Statements that SQLite and PostgreSQL both run, because they use nothing beyond what the two share: texts from whole numbers.

/** How many rows a store has. */
export interface Counts {
  readonly applications: number;
  readonly companies: number;
  /** Of so many rows one belongs to the largest company. */
  readonly oneOf: number;
}

/** The counts of a store; those of 1,000,000 are 10,000 companies and 50,000 applications of the largest one. */
export function countsOf(applications: number): Counts {
  const oneOf = Math.max(2, Math.round(applications / 50_000));
  const others = applications - applications / oneOf;
  return { applications, companies: Math.max(20, Math.round(others / 95)), oneOf };
}

/** Times of filing are spread over so many years of 12 months of 28 days. */
const years = 5;
const days = years * 12 * 28;
const firstYear = 2021;

/** A whole number as digits of a fixed length. */
const digits = (value: string, length: number): string =>
  length < 16
    ? `substr(cast(${10 ** length} + (${value}) as text), 2)`
    : `'${'0'.repeat(length - 15)}' || ${digits(value, 15)}`;

/** The id of a row: 26 letters, earlier than all that a server gives. */
const idOf = (kind: number, value: string) => `('0${kind}' || ${digits(value, 24)})`;

/** The same for JavaScript. */
export const rowId = (kind: keyof typeof kinds, value: number) =>
  `0${kinds[kind]}${String(value).padStart(24, '0')}`;

const kinds = {
  company: 1,
  account: 1,
  file: 1,
  application: 2,
  ppftz: 3,
  transit: 4,
  manifest: 5,
  report: 6,
  letter: 7,
} as const;

/** A number that looks random, from 0 to below 2³¹, different for each. */
const scattered = (value: string) => `(((${value}) * 1103515245 + 12345) % 2147483648)`;

const day = (at: string) =>
  `(${digits(`${firstYear} + ${at} / 336`, 4)} || '-' || ${digits(`1 + ${at} % 336 / 28`, 2)} || '-' || ${digits(`1 + ${at} % 28`, 2)})`;
const time = (at: string, seconds: string) =>
  `(${day(at)} || 'T' || ${digits(`${seconds} / 3600`, 2)} || ':' || ${digits(`${seconds} % 3600 / 60`, 2)} || ':' || ${digits(`${seconds} % 60`, 2)} || '.000Z')`;

/** The columns `i`, `k` (its company), `d` and `s` (day and second of filing) of so many rows. */
function numbered(count: number, { companies, oneOf }: Counts): string {
  const random = '(i * 7919 % 100003)';
  return `(with recursive n(i) as (select cast(0 as bigint) union all select i + 1 from n where i + 1 < ${count})
    select i, case when i % ${oneOf} = 0 then 0
      else 1 + ${random} * ${random} / 100003 * ${companies - 1} / 100003 end as k,
      i * ${days} / ${count} as d, i * 7919 % 86400 as s from n) as r`;
}

const person = { name: "'PT Niaga Samudra ' || k", address: "'Jl. Pelabuhan ' || k || ', Batam'" };
const identity = `cast(2000000000000000 + k as text)`;

/** Documents that each application has. */
const documents = ['1', '69', '70', '21', '22'];

const list = (values: readonly (string | number)[]) =>
  values.map((value, index) => `select ${index} as j, '${value}' as v`).join(' union all ');

/** A statement that fills a table. */
export interface Filling {
  readonly table: string;
  readonly statement: string;
}

const filling = (table: string, values: Readonly<Record<string, string>>, from: string): Filling => ({
  table,
  statement: `insert into ${table} (${Object.keys(values).join(', ')}) select ${Object.values(values).join(', ')} from ${from}`,
});

/** What every row of a company has. */
const owned = { company_id: idOf(kinds.company, 'k'), owner_account_id: idOf(kinds.account, 'k') };

/** Companies, each with an account and a file. */
function people(counts: Counts, passwordHash: string, file: { sha256: string; bytes: number }): Filling[] {
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
function permits(counts: Counts): Filling[] {
  const { applications: count } = counts;
  const rows = numbered(count, counts);
  const id = idOf(kinds.application, 'i');
  const isDraft = 'k > 0 and i % 100 = 7';
  const isWaiting = `i >= ${Math.round(count * 0.98)}`;
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

/** PPFTZ records with goods and decisions, a fifth of the applications. */
function ppftz(counts: Counts): Filling[] {
  const count = counts.applications / 5;
  const rows = numbered(count, counts);
  const id = idOf(kinds.ppftz, 'i');
  const filed = time('d', 's');
  const isRecorded = 'k > 0 and i % 50 = 7';
  const status = `case when ${isRecorded} then '100' when i >= ${Math.round(count * 0.98)} then (case i % 3 when 0 then '110' when 1 then '115' else '120' end) when i % 20 = 9 then '145' else '150' end`;
  const money = ['value', 'duty', 'vat', 'income_tax', 'unit_count', 'package_count', 'gross', 'net'];
  const amounts = Object.fromEntries(money.map((column) => [column, 'cast(1000 + i % 9000 as text)']));
  return [
    filling(
      'ppftz',
      {
        id,
        ...owned,
        aju_number: `'020400' || ${digits('i', 20)}`,
        kind: "'1'",
        status,
        recipient: "'Ratna Dewi ' || i",
        identity_type: "'5'",
        identity_number: identity,
        created_at: filed,
        sent_at: `case when ${isRecorded} then null else ${filed} end`,
      },
      rows,
    ),
    filling(
      'ppftz_goods',
      {
        id: idOf(kinds.ppftz, 'i * 3 + j'),
        ppftz_id: id,
        position: 'j',
        description: "'Perabot ' || i",
        unit_type: "'PCE'",
        package_type: "'CT'",
        ...amounts,
        hs_code: "'94036090'",
        duty_rate: "'0'",
        vat_rate: "'11'",
        income_tax_rate: "'7.5'",
        version: '0',
        changed_at: filed,
      },
      `${rows} cross join (${list([0, 1, 2])}) as lines`,
    ),
    filling(
      'ppftz_decision',
      {
        id,
        ppftz_id: id,
        officer: "'Rina'",
        status: "'150'",
        decision: "'Y'",
        started_at: filed,
        ended_at: filed,
        remarks: "'Sesuai'",
      },
      `${rows} where not (${isRecorded})`,
    ),
  ];
}

/** As many transit requests as applications, all of the last days before a day. */
function transit(counts: Counts, today: Date): Filling[] {
  const { captcha: _, ...request } = buildPassengerTransit();
  const content = JSON.stringify(request).replaceAll("'", "''");
  const kept = 120;
  const filedOn = Array.from({ length: kept }, (_, ago) =>
    new Date(today.getTime() - (kept - ago) * 86_400_000).toISOString().slice(0, 10),
  );
  const { applications: count } = counts;
  const hour = digits('s / 3600', 2);
  return [
    filling(
      'transit_request',
      {
        id: idOf(kinds.transit, 'i'),
        code: `'T' || ${digits(scattered('i'), 10)} || ${digits('i', 7)}`,
        pdf_id: `'P' || ${digits(scattered('i + 7'), 10)} || ${digits('i', 7)}`,
        kind: `'${request.kind}'`,
        person: "'Bima Aditya ' || i",
        carrier: "'KM KELUD'",
        port: "'Batu Ampar'",
        expected_on: "'2026-03-04'",
        content: `'${content}'`,
        filed_at: `v || 'T' || ${hour} || ${`':' || ${digits('s % 3600 / 60', 2)} || ':00.000Z'`}`,
        seen_at: `case when i < ${Math.round(count * 0.99)} then v || 'T23:59:00.000Z' end`,
        seen_by: `case when i < ${Math.round(count * 0.99)} then 'Sri Wahyuni' end`,
      },
      `${numbered(count, counts)} join (${list(filedOn)}) as filed on j = i * ${kept} / ${count}`,
    ),
  ];
}

/** What companies send and get: manifests, reports, letters. */
function papers(counts: Counts): Filling[] {
  const { applications } = counts;
  const filed = time('d', 's');
  const file_id = idOf(kinds.file, 'k');
  const rows = numbered(applications / 20, counts);
  const received = `case when i < ${Math.round(applications * 0.049)} then ${filed} end`;
  return [
    filling(
      'manifest',
      {
        id: idOf(kinds.manifest, 'i'),
        ...owned,
        number: "'SMLU' || i",
        date: day('d'),
        company_kind: "'1'",
        purpose: "'1'",
        file_id,
        created_at: filed,
        received_at: received,
      },
      rows,
    ),
    filling(
      'report',
      {
        id: idOf(kinds.report, 'i'),
        ...owned,
        type: 'cast(1 + i % 4 as text)',
        from_date: day('d'),
        until_date: day('d'),
        file_id,
        line_count: '0',
        created_at: filed,
        received_at: received,
        fetches: '0',
      },
      rows,
    ),
    filling(
      'release_letter',
      {
        id: idOf(kinds.letter, 'i'),
        company_id: owned.company_id,
        number: "'SPPBMCP-' || i",
        date: day('d'),
        line_count: '0',
        billing_code: digits(scattered('i'), 15),
        total: 'i * 1000',
        due_date: day('d'),
        created_at: filed,
      },
      rows,
    ),
  ];
}

/** Every statement that fills a store, in the order of their references. */
export const fillings = (
  counts: Counts,
  {
    passwordHash,
    file,
    today,
  }: { passwordHash: string; file: { sha256: string; bytes: number }; today: Date },
): Filling[] => [
  ...people(counts, passwordHash, file),
  ...permits(counts),
  ...ppftz(counts),
  ...transit(counts, today),
  ...papers(counts),
];
