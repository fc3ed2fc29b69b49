import { createClient } from '@pabean/api/client';
import {
  applicationList,
  companyOf,
  identityTypeList,
  permitTypeList,
  saveApplication,
} from '@pabean/api/contract';
import {
  buildApplication,
  buildCompany,
  buildIdentityTypes,
  buildPermitTypes,
  buildSentApplication,
  MemoryRefusal,
  memoryProvider,
} from '@pabean/api/fixtures';
import { bookVisit } from './office/calls.ts';

/** The signed-in account. */
export const user = 'anggrek';

const permitTypes = buildPermitTypes();
const company = buildCompany({ name: 'PT Anggrek Nusantara', username: user });
const own = { companyName: company.name, recordedBy: user };

let applications = [
  buildApplication({ ...own, id: '3', number: '021/AN/XI/2026', date: '2026-11-20' }),
  buildSentApplication({
    ...own,
    id: '2',
    number: '018/AN/XI/2026',
    date: '2026-11-12',
    permitTypeName: 'Pembatalan RKSP atau Manifes',
  }),
  buildSentApplication({
    ...own,
    id: '1',
    number: '007/AN/X/2026',
    date: '2026-10-02',
    status: '50',
    statusLabel: 'Disetujui',
  }),
];

/** Answers calls inside this page, until there is a server. */
const provider = memoryProvider()
  .on(permitTypeList, permitTypes)
  .on(identityTypeList, buildIdentityTypes())
  .on(companyOf, company)
  .on(applicationList, () => applications)
  .on(saveApplication, ({ body: { number, date, permitTypeId } }) => {
    if (applications.some((each) => each.number === number))
      throw new MemoryRefusal(422, 'Ada isian yang perlu diperbaiki.', [
        { path: ['number'], message: 'Nomor surat ini sudah dipakai.' },
      ]);
    const id = String(applications.length + 1);
    const permitTypeName = permitTypes.find((type) => type.id === permitTypeId)?.name ?? '';
    const draft = buildApplication({ ...own, id, number, date, permitTypeId, permitTypeName });
    applications = [draft, ...applications];
    return { message: 'Permohonan disimpan', id };
  })
  .on(bookVisit, ({ body: { counter, day } }) => ({ code: `${counter}-${day.replaceAll('-', '')}` }));

/** The portal's client. With a server: `createClient({ baseURL: 'https://…/api', token })`. */
export const client = createClient({ fetch: provider.fetch });
