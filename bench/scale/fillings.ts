import { buildPassengerTransit } from '@pabean/api/fixtures';
import { people, permits } from './permit-rows.ts';
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
  scattered,
  time,
} from './rows.ts';

/** PPFTZ records with goods and decisions, a fifth of the applications. */
function ppftz(counts: Counts): Filling[] {
  const count = counts.applications / 5;
  const rows = numbered(count, counts);
  const id = idOf(kinds.ppftz, 'i');
  const filed = time('d', 's');
  const isRecorded = 'k > 0 and i % 50 = 7';
  const status = `case when ${isRecorded} then '100' when i >= ${decidedOf(count)} then (case i % 3 when 0 then '110' when 1 then '115' else '120' end) when i % 20 = 9 then '145' else '150' end`;
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
  const received = `case when i < ${decidedOf(applications / 20)} then ${filed} end`;
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
