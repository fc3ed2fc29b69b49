import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type Answer,
  type ForeignProvider,
  failures,
  startForeignProvider,
} from '../../../../tools/foreign-provider/index.ts';
import {
  addCarrier,
  addPpftzContainer,
  addPpftzGoods,
  addPpftzPackaging,
  applicationDetail,
  applicationList,
  browseList,
  carrierList,
  changePpftzGoods,
  changePpftzPackaging,
  cityList,
  companyOf,
  completedDefinition,
  confirmTwoFactor,
  courierCompanyList,
  createPpftz,
  deletePpftz,
  deletePpftzContainer,
  deletePpftzGoods,
  dokapForEdit,
  dokapList,
  dokapRows,
  dokapType,
  dokapTypeList,
  findCourierCompanies,
  findTransit,
  ftzBrowseList,
  ftzList,
  goodsLineOf,
  type InputOf,
  identityTypeList,
  isCompleteDefinition,
  licencePdf,
  manifestAddress,
  manifestList,
  me,
  noteReportFetched,
  officeDokapList,
  officeNoteList,
  packageTypeList,
  permitTypeList,
  portList,
  ppftzContainers,
  ppftzDetail,
  ppftzFile,
  ppftzGoods,
  ppftzHistory,
  ppftzList,
  ppftzNotes,
  ppftzPackaging,
  ppftzPdf,
  ppftzRecordingList,
  ppftzStatusList,
  referenceList,
  refileApplication,
  releaseLetterLines,
  releaseLetterList,
  releaseLetterSheet,
  reportFile,
  reportLines,
  reportList,
  saveApplication,
  savePaymentProof,
  savePpftz,
  sendApplication,
  sendPpftz,
  sendReport,
  signIn,
  signOut,
  storeTransit,
  transitCode,
  transitPackageTypeList,
  transitPdf,
  transitPortList,
  transitUnitList,
  twoFactorSetup,
  unitList,
  uploadManifest,
  uploadPpftzFile,
  warehouseList,
} from '../contract/index.ts';
import { buildCourierTransit, buildPassengerTransit, buildPermitHeader } from '../fixtures/index.ts';
import { explainError, id as messages } from '../rules/index.ts';
import type { ApiError } from './api-error.ts';
import { type ClientOptions, createClient } from './create-client.ts';

let provider: ForeignProvider;
let token: string;

beforeAll(async () => {
  provider = await startForeignProvider();
  token = provider.signIn('budi');
});
afterEach(() => void provider.seen.splice(0));
afterAll(() => provider.close());

const clientOf = (options: ClientOptions = {}) =>
  createClient({ baseURL: provider.baseURL, token: () => token, ...options });

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call succeeded'),
    (error: ApiError) => error,
  );

const send = () => clientOf().call(sendApplication, { body: { user: 'budi', id: '4711' } });
const save = () => clientOf().call(saveApplication, { body: { ...buildPermitHeader(), user: 'budi' } });

describe('signing in on another provider', () => {
  test.each([
    ['budi', 401],
    ['nobody', 200],
  ])('a refusal of %s with %i is reported with its message', async (username, status) => {
    const error = await failureOf(
      clientOf({ token: () => undefined }).call(signIn, { body: { username, password: 'salah' } }),
    );
    expect(error).toMatchObject({ kind: 'http', status });
    expect(explainError(error, messages)).toBe('Username/password tidak sesuai');
  });

  test.each([
    ['wati', { setupRequired: true }],
    ['joko', { codeRequired: true }],
  ])('%s has a second step to do', async (username, step) => {
    const body = { username, password: `rahasia ${username}` };
    const answer = await clientOf({ token: () => undefined }).call(signIn, { body });
    expect(answer).toEqual(step);
  });

  test('a code is taken with the password, and refused with its message', async () => {
    const client = clientOf({ token: () => undefined });
    const body = { username: 'joko', password: 'rahasia joko' };
    const error = await failureOf(client.call(signIn, { body: { ...body, otp: '000000' } }));
    expect(explainError(error, messages)).toBe('Kode OTP tidak sesuai');
    expect((await client.call(signIn, { body: { ...body, otp: '123456' } })).token).toBeDefined();
  });

  test('two-factor is set up with its picture, and its first code signs in', async () => {
    const client = clientOf({ token: () => undefined });
    const setup = await client.call(twoFactorSetup, { params: { username: 'wati' } });
    expect(setup).toEqual({ qrCode: expect.stringMatching(/^data:image\/png;base64,/) });
    const body = { username: 'wati', password: 'rahasia wati', otp: '123456' };
    const wrong = await failureOf(client.call(confirmTwoFactor, { body: { ...body, otp: '000000' } }));
    expect(explainError(wrong, messages)).toBe('Kode OTP tidak sesuai');
    expect((await client.call(confirmTwoFactor, { body })).token).toBeDefined();
  });

  test('and out again needs no words', async () => {
    const body = { username: 'sari', password: 'rahasia sari' };
    const { token: ofSari } = await clientOf().call(signIn, { body });
    const client = clientOf({ token: () => ofSari ?? undefined });
    expect(await client.call(me)).toMatchObject({
      username: 'sari',
      name: 'Sari Dewi',
      npwp: null,
      type: 'Y',
    });
    await client.call(signOut);
    expect(await failureOf(client.call(me))).toMatchObject({ status: 401, message: 'Unauthenticated.' });
  });
});

describe('a failure on another provider', () => {
  test.each<[Answer, string, ApiError['fieldErrors']]>([
    [failures.message('No query results for model.', 404), 'No query results for model.', []],
    [failures.error('Sesi tidak sah', 403), 'Sesi tidak sah', []],
    [
      failures.fields('The given data was invalid.', {
        nomohon: ['Wajib.', 'Salah.'],
        idrekam: ['Bukan Anda.'],
      }),
      'The given data was invalid.',
      [
        { path: ['number'], message: 'Wajib.' },
        { path: ['number'], message: 'Salah.' },
        { path: ['user'], message: 'Bukan Anda.' },
      ],
    ],
    [failures.fieldTexts({ nohp: 'Salah.' }, 400), 'Salah.', [{ path: ['phone'], message: 'Salah.' }]],
    [
      failures.errorsText('Nomor sudah dipakai.'),
      'Nomor sudah dipakai.',
      [{ path: [], message: 'Nomor sudah dipakai.' }],
    ],
    [
      failures.errorsList(['A belum diisi', 'B belum diisi']),
      'A belum diisi B belum diisi',
      [
        { path: [], message: 'A belum diisi' },
        { path: [], message: 'B belum diisi' },
      ],
    ],
    [failures.bareList(['A belum diisi']), 'A belum diisi', [{ path: [], message: 'A belum diisi' }]],
    [
      failures.errorsEntries([{ field: 'tglmohon', message: 'Salah.' }, { message: 'Berkas hilang.' }]),
      'Salah. Berkas hilang.',
      [
        { path: ['date'], message: 'Salah.' },
        { path: [], message: 'Berkas hilang.' },
      ],
    ],
    [failures.statusWord('Kuota habis'), 'Kuota habis', []],
  ])('is read: %j', async (answer, sentence, fieldErrors) => {
    provider.answerNext('POST savepengajuan', answer);
    const error = await failureOf(save());
    expect(error).toMatchObject({ kind: 'http', status: answer.status ?? 200, fieldErrors });
    expect(explainError(error, messages)).toBe(sentence);
  });

  test.each([failures.page(), failures.page(404), failures.empty(), failures.empty(502)])(
    'without words gets ours: %j',
    async (answer) => {
      provider.answerNext('POST savepengajuan', answer);
      const error = await failureOf(save());
      expect(error).toMatchObject({ kind: 'http', status: answer.status, fieldErrors: [] });
      expect(explainError(error, messages)).toBe(messages.failures.unexpected);
    },
  );

  test('a page where an answer belongs is no answer', async () => {
    provider.answerNext('POST savepengajuan', failures.page(200));
    expect(explainError(await failureOf(save()), messages)).toBe(messages.failures.contract);
  });

  test('a sending with hasil false is one, although HTTP says success', async () => {
    provider.answerNext('POST kirim', failures.notSent('Loket sedang ditutup'));
    const error = await failureOf(send());
    expect(error).toMatchObject({ kind: 'http', status: 200, message: 'Loket sedang ditutup' });
  });

  test('the list of what is missing comes with every entry', async () => {
    provider.answerNext('POST kirim', failures.errorsList(['Surat belum diisi', 'Peti kemas belum lengkap']));
    const error = await failureOf(send());
    expect(error.status).toBe(422);
    expect(error.fieldErrors.map(({ message }) => message)).toEqual([
      'Surat belum diisi',
      'Peti kemas belum lengkap',
    ]);
  });
});

describe('what travels along', () => {
  test('the language of the reader', async () => {
    let language: 'id' | 'en' = 'id';
    const client = clientOf({ language: () => language });
    await client.file('/storage/1');
    language = 'en';
    await client.file('/storage/1');
    expect(provider.seen.map(({ headers }) => headers['accept-language'])).toEqual(['id', 'en']);
  });

  test('the key of a visitor, as long as there is no token', async () => {
    const visitor = () => '00112233445566778899aabbccddeeff';
    await clientOf({ visitor, token: () => undefined }).file('/storage/1');
    await clientOf({ visitor }).file('/storage/1');
    expect(provider.seen.map(({ headers }) => headers['pabean-visitor'])).toEqual([visitor(), undefined]);
  });
});

describe('a file', () => {
  const pdf = new Uint8Array(Buffer.from('%PDF-1.4\n%%EOF\n'));

  test.each(['api/unduhan/1', 'unduhan/1', '/api/unduhan/1', '/storage/1'])(
    'is fetched from its own address: %s',
    async (address) => {
      const file = await clientOf().file(address, { name: 'surat permohonan.pdf' });
      expect(file).toEqual({ bytes: pdf, mediaType: 'application/pdf', name: 'surat permohonan.pdf' });
      expect(provider.seen[0]?.headers.authorization).toBe(`Bearer ${token}`);
    },
  );

  test('of another origin is fetched without the token, or anything else about the caller', async () => {
    const otherProvider = await startForeignProvider();
    const client = clientOf({ language: () => 'en', visitor: () => '00112233445566778899aabbccddeeff' });
    const { bytes } = await client.file(`${otherProvider.origin}/storage/1`);
    expect(bytes).toEqual(pdf);
    const [{ headers }] = otherProvider.seen as [(typeof otherProvider.seen)[number]];
    expect(headers.authorization).toBeUndefined();
    expect(headers['pabean-visitor']).toBeUndefined();
    await otherProvider.close();
  });

  test('that the provider makes of a licence is a PDF, or its refusal', async () => {
    const pdfOf = (id: string, user = 'budi') => clientOf().call(licencePdf, { params: { user, id } });
    expect(await pdfOf('4713')).toMatchObject({ bytes: pdf, mediaType: 'application/pdf' });
    expect(provider.seen[0]?.headers.authorization).toBe(`Bearer ${token}`);
    expect(await failureOf(pdfOf('4712'))).toMatchObject({ message: 'Izin belum terbit' });
    expect(await failureOf(pdfOf('4713', 'sari'))).toMatchObject({ status: 403 });
  });

  test('without a name is called after its address', async () => {
    expect((await clientOf().file('/storage/1?v=2')).name).toBe('1');
  });

  test('that is not there is refused, whatever comes in its place', async () => {
    const onUnauthenticated = vi.fn();
    const client = clientOf({ token: () => 'lama', onUnauthenticated });
    expect(await failureOf(clientOf().file('/storage/99'))).toMatchObject({
      kind: 'http',
      status: 404,
      message: '',
    });
    provider.answerNext('GET unduhan/1', failures.statusWord('Berkas tidak ditemukan'));
    expect(await failureOf(clientOf().file('api/unduhan/1'))).toMatchObject({
      message: 'Berkas tidak ditemukan',
    });
    expect(await failureOf(client.file('api/unduhan/1'))).toMatchObject({ status: 401 });
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
    expect(await failureOf(clientOf().file('javascript:alert(1)'))).toMatchObject({ kind: 'contract' });
  });
});

describe('reading', () => {
  test('ids, codes and statuses that are numbers, and fields that are not there', async () => {
    const list = await clientOf().call(applicationList, { body: { user: 'budi' } });
    expect(list.map(({ id, permitTypeId, status }) => [id, permitTypeId, status])).toEqual([
      ['4711', '2', '10'],
      ['4712', '2', '20'],
      ['4713', '27', '50'],
    ]);
    expect(list[1]).toMatchObject({
      approvalNumber: null,
      approvalDate: null,
      phone: '7785550199',
      email: '',
    });
    expect(list[2]).toMatchObject({ number: '12', companyName: 'PT Nusantara Jaya' });
  });

  test('a header without identity codes and extra choices', async () => {
    const header = await clientOf().call(applicationDetail, { body: { user: 'budi', id: '4711' } });
    expect(header).toMatchObject({ id: '4711', identityType: null, documentKind: null, businessKind: null });
    expect(provider.seen[0]?.body).toEqual({ user: 'budi', idmohon: '4711' });
  });

  test('the company and who is there, with as little as the documents promise', async () => {
    expect(await clientOf().call(me)).toMatchObject({
      username: 'budi',
      name: '',
      type: 'N',
    });
    const company = await clientOf().call(companyOf, { body: { user: 'budi' } });
    expect(company).toMatchObject({ identityType: '5', name: 'PT Nusantara Jaya' });
  });

  test('every list to choose from', async () => {
    const client = clientOf();
    expect((await client.call(identityTypeList)).map(({ code }) => code)).toEqual(['5', '2', '3', '4']);
    expect((await client.call(permitTypeList)).map(({ id }) => id)).toEqual(['1', '2', '27']);
    const params = { table: 'lokasi', keyColumn: 'id_lokasi', labelColumn: 'nm_lokasi', country: '-' };
    expect(await client.call(referenceList, { params })).toContainEqual({ code: '101', label: 'Batu Ampar' });
  });

  test('definitions by the names of either document, whatever the case of kinds and flags', async () => {
    const client = clientOf();
    const listed = await client.call(dokapTypeList, { query: { permitTypeId: '2' } });
    expect(listed.filter(isCompleteDefinition)).toEqual([]);
    const definitions = await Promise.all(
      listed.map(async (each) =>
        completedDefinition(await client.call(dokapType, { params: { kd: each.code } }), each),
      ),
    );
    const shapes = definitions.map(({ code, firstKind, secondKind, firstMax, needsFile, table }) =>
      [code, firstKind, secondKind, firstMax, needsFile, table].join(' '),
    );
    expect(shapes).toEqual([
      '1 text date 30 true ',
      '20 text  10 false lokasi',
      '151 number  3 false ',
      '145 number  3 false ',
      '256 text  100 false ',
      '30 text text 40 true ',
    ]);
  });

  test('a definition that does not repeat its code', async () => {
    const definition = await clientOf().call(dokapType, { params: { kd: '30' } });
    expect(definition).toMatchObject({
      firstLabel: 'Nomor Kontrak',
      firstMax: 40,
      secondMax: 20,
      expires: true,
    });
  });

  test('documents, one of them to edit, and their rows', async () => {
    const client = clientOf();
    const documents = await client.call(dokapList, { body: { user: 'budi', applicationId: '4713' } });
    expect(documents).toMatchObject([
      { id: '90', code: '1', needsFile: true, mandatory: 'y', fileUrl: 'api/unduhan/1', rowCount: null },
      { id: '91', code: '151', first: '2', second: null, fileUrl: null },
    ]);
    expect(await client.call(dokapForEdit, { body: { id: '90' } })).toMatchObject({
      id: '90',
      first: 'S-12',
    });
    expect(await client.call(dokapRows, { body: { dokapId: '91' } })).toMatchObject([
      { id: '17', value1: 'CSQU3054383', value2: '20' },
      { id: '18', value1: 'MSKU9070323', value2: '45' },
    ]);
  });
});

describe('browsing on another provider', () => {
  test('lists what was sent, with what officers noted and added, whatever is missing there', async () => {
    const client = clientOf();
    const list = await client.call(browseList, { body: { user: 'budi' } });
    expect(list.map(({ id, status }) => [id, status])).toContainEqual(['4713', '50']);
    expect(list.every(({ sentAt }) => sentAt !== null)).toBe(true);
    const body = { applicationId: '4713' };
    expect(await client.call(officeNoteList, { body })).toEqual([
      { officer: 'Budi Petugas', role: '', note: 'Sesuai', at: '2024-08-04 10:15:00' },
      { officer: 'Ani', role: 'Pemeriksa', note: '12', at: null },
    ]);
    const [added, bare] = await client.call(officeDokapList, { body });
    expect(added).toMatchObject({ id: '300', name: 'Nota Dinas', number: '77', date: '2024-08-04' });
    expect((await client.file(added?.fileUrl ?? '')).mediaType).toBe('application/pdf');
    expect(bare).toMatchObject({ id: null, name: 'Lampiran', number: null, fileUrl: null });
  });

  test('a header without a history, and a copy that names no documents, are taken', async () => {
    const rejected = provider.office.applications.find(({ id_permohonan }) => id_permohonan === 4712);
    if (!rejected) throw new Error('It is not there.');
    const before = { ...rejected };
    const header = await clientOf().call(applicationDetail, { body: { user: 'budi', id: '4712' } });
    expect(header.changes).toBeUndefined();
    const again = () => clientOf().call(refileApplication, { body: { id: '4712' } });
    expect(explainError(await failureOf(again()), messages)).toBe(
      'Permohonan ini tidak dapat diajukan kembali',
    );
    Object.assign(rejected, { status: '90' });
    const copy = await again();
    Object.assign(rejected, before);
    expect(copy).toEqual({ message: 'Permohonan diajukan kembali', id: expect.stringMatching(/^\d+$/) });
  });
});

describe('the free-trade zone on another provider', () => {
  test('has lists of its own, and nobody says of a header or a permit type that it belongs to it', async () => {
    const client = clientOf();
    const body = { user: 'budi' };
    expect((await client.call(ftzList, { body })).map(({ id }) => id)).toEqual(['4713']);
    expect(await client.call(ftzBrowseList, { body })).toMatchObject([
      { id: '4713', permitTypeId: '27', number: '12', approvalNumber: 'KEP-9/2024', phone: '', email: '' },
    ]);
    expect((await client.call(applicationDetail, { body: { ...body, id: '4713' } })).area).toBeNull();
    expect((await client.call(permitTypeList, {})).every(({ area }) => area === null)).toBe(true);
  });
});

describe('PPFTZ records on another provider', () => {
  test('are listed with codes that are numbers, and whatever is missing', async () => {
    const client = clientOf();
    expect(await client.call(ppftzRecordingList, {})).toMatchObject([
      {
        id: '81',
        encodedId: 'ODE=',
        recipient: 'Ratna',
        kind: '1',
        status: '100',
        statusName: { label: 'Perekaman' },
        registrationNumber: null,
        registrationDate: null,
      },
    ]);
    expect((await client.call(ppftzList, {}))[1]).toMatchObject({
      id: '82',
      encodedId: null,
      recipient: '',
      kind: '2',
      status: '115',
      statusName: null,
      registrationNumber: '77',
      registrationDate: '2024-09-25',
      billingFile: 'billing.pdf',
    });
    expect(await client.call(ppftzStatusList, {})).toContainEqual({ code: '100', label: 'Perekaman' });
  });

  test('begin with an answer that has nothing but the number, and are deleted', async () => {
    const client = clientOf();
    const typed = {
      kind: '2',
      recipient: 'Budi',
      identityType: '5',
      identityNumber: '0312000017999000',
    } as const;
    const { id, message } = await client.call(createPpftz, { body: typed });
    expect([id.length, message]).toEqual([26, '']);
    expect(provider.seen.at(-1)?.body).toEqual({
      jns_aju: '2',
      nama_penerima: 'Budi',
      jenis_identitas_penerima: '5',
      no_identitas_penerima: '0312000017999000',
    });
    const made = (await client.call(ppftzRecordingList, {})).find(({ ajuNumber }) => ajuNumber === id);
    await client.call(deletePpftz, { body: { id: made?.id ?? '' } });
    expect(await client.call(ppftzRecordingList, {})).toHaveLength(1);
  });

  test('tell decisions and notes in whatever detail there is', async () => {
    const client = clientOf();
    expect(await client.call(ppftzHistory, { params: { id: '82' } })).toMatchObject([
      { officer: { name: 'Sri' }, decision: 'X', remarks: 'Kurang.' },
      { officer: null, decision: '1', startedAt: null, remarks: null },
    ]);
    expect(await client.call(ppftzNotes, { body: { id: '82' } })).toEqual([
      { officer: 'Sri', note: 'Lengkapi.', at: null },
    ]);
  });
});

describe('recording a PPFTZ record on another provider', () => {
  const article = goodsLineOf({
    description: 'Lemari',
    unitCount: '2',
    unitType: 'NIU',
    packageCount: '1',
    packageType: 'PK',
    gross: '82.5',
    net: '80',
    value: '1500000',
    hsCode: '',
    dutyRate: '7.5',
    vatRate: '11',
    incomeTaxRate: '2.5',
  });
  const begin = async () => {
    const typed = { recipient: 'Budi', identityType: '5', identityNumber: '0312000017999000' } as const;
    const { id: number } = await clientOf().call(createPpftz, { body: { ...typed, kind: '1' } });
    const record = await clientOf().call(ppftzDetail, { params: { number } });
    return { number, id: record.id };
  };
  const goods = (id: string) => clientOf().call(ppftzGoods, { params: { id } });

  test('reads what is there: numbers and texts alike, and empty what is missing', async () => {
    const record = await clientOf().call(ppftzDetail, { params: { number: '02040000012320240924000046' } });
    expect(record).toMatchObject({
      id: '82',
      encodedId: null,
      status: '115',
      kind: '2',
      recipient: '',
      registrationNumber: '77',
      registrationDate: '2024-09-25',
      hasProxy: false,
      gross: '',
      warehouse: '',
      file_stnk: null,
      billingFile: 'billing.pdf',
      held: false,
    });
    expect([record.version, record.corrections, record.sent]).toEqual([undefined, undefined, undefined]);
    expect(await goods('82')).toEqual([
      {
        id: '501',
        description: 'Sepeda motor',
        unitCount: '1.00',
        unitType: 'NIU',
        packageCount: '1',
        packageType: '',
        gross: '',
        net: '',
        value: '15000000',
        hsCode: '87112019',
        dutyRate: '7.5',
        vatRate: '11.0',
        incomeTaxRate: '2.5',
        duty: '1125000',
        vat: '1773750',
        incomeTax: '403125',
        changed: false,
      },
    ]);
    expect(await clientOf().call(ppftzPackaging, { params: { id: '82' } })).toEqual([
      { id: '7', count: '1', kind: 'PK' },
    ]);
  });

  test('a number that it does not know has no record', async () => {
    expect(
      await clientOf()
        .call(ppftzDetail, { params: { number: '1' } })
        .catch(() => null),
    ).toBeNull();
  });

  test('saves the header without a version, and has it back', async () => {
    const { id, number } = await begin();
    const header = {
      address: 'Jl. A',
      gross: '82.5',
      hasProxy: true,
      loadingPort: 'IDBTM',
      transportMode: '1',
    };
    expect(await clientOf().call(savePpftz, { body: { ...header, id } })).toEqual({ message: 'Tersimpan' });
    expect(provider.seen.at(-1)?.body).toEqual({
      id_aju: id,
      alamat: 'Jl. A',
      bruto: '82.5',
      fl_kuasa: 'Y',
      pel_muat: 'IDBTM',
      moda_angkutan: '1',
    });
    expect(await clientOf().call(ppftzDetail, { params: { number } })).toMatchObject(header);
  });

  test('takes one article in a call, and tells of each field of a list that it does not know', async () => {
    const { id } = await begin();
    expect(await clientOf().call(addPpftzGoods, { body: { recordId: id, ...article } })).toEqual({
      message: 'Data tersimpan',
    });
    const [stored] = await goods(id);
    expect(stored).toMatchObject(article);
    const error = await failureOf(
      clientOf().call(addPpftzGoods, { body: { recordId: id, rows: [article, article] } }),
    );
    expect(error).toMatchObject({ status: 422 });
    expect(error.fieldErrors).toContainEqual({
      path: ['description'],
      message: 'The uraian_barang field is required.',
    });
    const changed = { ...article, id: stored?.id ?? '', description: 'Meja' };
    await clientOf().call(changePpftzGoods, { body: changed });
    expect(await goods(id)).toMatchObject([{ description: 'Meja', duty: '112500' }]);
    await clientOf().call(deletePpftzGoods, { body: { id: stored?.id } });
    expect(await goods(id)).toEqual([]);
  });

  test('keeps containers and one packaging', async () => {
    const { id } = await begin();
    const container = { number: 'CSQU3054383', size: '20', kind: 'F' } as const;
    await clientOf().call(addPpftzContainer, { body: { recordId: id, ...container } });
    const [stored] = await clientOf().call(ppftzContainers, { params: { id } });
    expect(stored).toMatchObject(container);
    await clientOf().call(deletePpftzContainer, { body: { id: stored?.id ?? '' } });
    expect(await clientOf().call(ppftzContainers, { params: { id } })).toEqual([]);
    const body = { recordId: id, count: '3', kind: 'PK' };
    await clientOf().call(addPpftzPackaging, { body });
    const again = await failureOf(clientOf().call(addPpftzPackaging, { body }));
    expect(explainError(again, messages)).toBe('Kemasan sudah ada.');
    const [packaging] = await clientOf().call(ppftzPackaging, { params: { id } });
    await clientOf().call(changePpftzPackaging, {
      body: { id: packaging?.id ?? '', count: '4', kind: 'PK' },
    });
    expect(await clientOf().call(ppftzPackaging, { params: { id } })).toMatchObject([{ count: '4' }]);
  });

  test('reports what is missing, takes files, is sent once that is there, and closes then', async () => {
    const { id, number } = await begin();
    const refused = await failureOf(clientOf().call(sendPpftz, { body: { id } }));
    expect(refused).toMatchObject({ kind: 'http', status: 400 });
    expect(refused.fieldErrors).toEqual([
      { path: ['pel_muat'], message: 'Pelabuhan muat wajib diisi.' },
      { path: ['file_identitas_penerima'], message: 'Identitas belum diunggah.' },
      { path: ['barang'], message: 'Barang masih kosong.' },
      { path: ['barang'], message: 'Isi minimal satu.' },
      { path: ['kemasan'], message: 'Kemasan masih kosong.' },
    ]);
    const file = `data:application/pdf;base64,${btoa('%PDF-1.4')}`;
    const upload = { ajuNumber: number, slot: 'file_identitas_penerima', name: 'KTP.pdf' } as const;
    const { fileName } = await clientOf().call(uploadPpftzFile, {
      body: { ...upload, file, extension: 'pdf', kilobytes: 1 },
    });
    const stored = await clientOf().call(ppftzFile, { params: { number, name: fileName } });
    expect(new TextDecoder().decode(stored.bytes)).toBe('%PDF-1.4');
    await clientOf().call(savePpftz, { body: { id, loadingPort: 'IDBTM' } });
    await clientOf().call(addPpftzGoods, { body: { recordId: id, ...article } });
    await clientOf().call(addPpftzPackaging, { body: { recordId: id, count: '3', kind: 'PK' } });
    await clientOf().call(sendPpftz, { body: { id } });
    expect(await clientOf().call(ppftzDetail, { params: { number } })).toMatchObject({ status: '110' });
    const late = await failureOf(clientOf().call(savePpftz, { body: { id, address: 'B' } }));
    expect(explainError(late, messages)).toBe('Aju sudah dikirim');
  });

  test('takes a payment proof while it waits for one, and draws its responses', async () => {
    const proof = { number: 'A1B2C3D4E5F6G7H8', date: '2024-09-26' };
    await clientOf().call(savePaymentProof, { body: { ...proof, id: '82' } });
    expect(
      await clientOf().call(ppftzDetail, { params: { number: '02040000012320240924000046' } }),
    ).toMatchObject({ ntpn: proof.number, ntpnDate: proof.date });
    const early = await failureOf(clientOf().call(savePaymentProof, { body: { ...proof, id: '81' } }));
    expect(explainError(early, messages)).toBe('Belum ada tagihan');
    const pdf = await clientOf().call(ppftzPdf, { params: { kind: 'ppftz', id: 'ODE=' } });
    expect(pdf.mediaType).toBe('application/pdf');
  });

  test('has lists to choose from, with codes of either kind', async () => {
    expect(await clientOf().call(portList, {})).toContainEqual({ code: '101', name: 'Batu Ampar' });
    expect(await clientOf().call(unitList, {})).toContainEqual({ code: 'KGM', name: '' });
    expect(await clientOf().call(packageTypeList, {})).toEqual([{ code: 'PK', name: 'PACKAGE' }]);
  });
});

describe('manifests on another provider', () => {
  const npwp = '0312000017999000';
  const sent = {
    npwp,
    number: 'SMLU-9',
    date: '2024-09-24',
    companyKind: '2',
    purpose: '1',
    file: `data:text/csv;base64,${btoa('no_bl')}`,
    extension: 'csv',
  } as const;

  test('are listed with codes that are numbers, days with a time, and whatever is missing', async () => {
    expect(await clientOf().call(manifestList, { body: { npwp } })).toMatchObject([
      { id: '61', number: '4021877', date: '2024-09-20', companyKind: '1', purpose: '2', receivedAt: null },
      { id: '62', companyName: '', companyKind: '9', purpose: '', sentAt: null, fileName: null },
    ]);
  });

  test('have their files where directory and name say, whatever signs are in it', async () => {
    const [first, second] = await clientOf().call(manifestList, { body: { npwp } });
    if (!first || !second) throw new Error('no manifests');
    expect(manifestAddress(second)).toBeNull();
    const file = await clientOf().file(manifestAddress(first) ?? '', { name: first.fileName ?? '' });
    expect(file).toMatchObject({ mediaType: 'text/csv', name: 'manifes #1 & 2?.csv' });
    expect(new TextDecoder().decode(file.bytes)).toBe('no_bl');
  });

  test('are taken without an id, and refused at their fields', async () => {
    expect(await clientOf().call(uploadManifest, { body: sent })).toEqual({
      message: 'Data BL/AWB tersimpan',
    });
    expect(provider.seen.at(-1)?.body).toEqual({
      no_bl: 'SMLU-9',
      tgl_bl: '2024-09-24',
      npwp,
      jn_perusahaan: '2',
      kd_tujuan: '1',
      file_bl: sent.file,
      file_ex: 'csv',
    });
    const error = await failureOf(clientOf().call(uploadManifest, { body: sent }));
    expect(error.fieldErrors).toEqual([{ path: ['number'], message: 'Nomor BL sudah ada.' }]);
  });
});

describe('release letters on another provider', () => {
  const npwp = '0312000017999000';
  const asked = { user: 'budi', npwp, query: null, sort: null, direction: null, size: null };

  test('come in pages with numbers as texts, days with a time, and without a total', async () => {
    const page = await clientOf().call(releaseLetterList, { query: {}, body: asked });
    expect(page).toMatchObject({ page: 1, pageCount: 2, next: 2, previous: null });
    expect(page.total).toBeUndefined();
    expect(page.rows[0]).toEqual({
      id: '70',
      number: 'KOL-70',
      date: '2024-09-20',
      lineCount: 4,
      billingCode: '620240920000070',
      total: 1_850_000,
      dueDate: '2024-10-20',
    });
  });

  test('have pages at addresses of another host, where nothing is ever asked', async () => {
    const before = provider.seen.length;
    const { next } = await clientOf().call(releaseLetterList, { query: {}, body: asked });
    const page = await clientOf().call(releaseLetterList, { query: { page: next ?? 0 }, body: asked });
    expect(page.rows.map(({ number, dueDate }) => [number, dueDate])).toEqual([['KOL-73', '']]);
    const paths = provider.seen.slice(before).map(({ path }) => path);
    expect(paths).toEqual(['sppbmcp/list', 'sppbmcp/list?page=2']);
  });

  test('have lines that lack what they lack', async () => {
    const { rows } = await clientOf().call(releaseLetterLines, { query: {}, body: { id: '70' } });
    expect(rows[0]).toEqual({
      ajuNumber: '4021870',
      taxpayerId: '312000017999000',
      number: 'S-0',
      date: '2024-09-20',
      importDuty: 75_000,
      vat: 110_000,
      incomeTax: null,
      luxuryTax: null,
      antiDumpingDuty: null,
      total: 185_000,
      goodsNumber: 'CN-0',
      houseDate: '',
      warehouse: '',
      bagNumber: '',
      pibkKind: '2',
    });
  });

  test('are fetched as a spreadsheet', async () => {
    const file = await clientOf().call(releaseLetterSheet, { body: { id: '71' } });
    expect(file.mediaType).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  });
});

describe('reports on another provider', () => {
  const npwp = '0312000017999000';
  const report = { type: '1', warehouse: null, from: '2024-09-01', until: '2024-09-30' } as const;
  const line = { no_bl: 'BL-1', keterangan: '' };
  const file = `data:text/csv;base64,${btoa('no_bl;keterangan\r\nBL-1;\r\n')}`;
  const asked = { npwp, query: null, type: null, sort: null, direction: null, size: null };

  test('are sent as documented, and come back with whatever is missing', async () => {
    const body = { ...report, user: 'budi', npwp, lines: [line], file, extension: 'csv' as const };
    expect(await clientOf().call(sendReport, { body })).toEqual({ message: 'Laporan terkirim' });
    expect(provider.seen.at(-1)?.body).toEqual({
      user: 'budi',
      npwp,
      bulan: '01',
      jns_laporan: '1',
      tgl_awal: '2024-09-01',
      tgl_akhir: '2024-09-30',
      id_gudang: null,
      laporan: [line],
      file,
      ext: 'csv',
    });
    const { rows, total } = await clientOf().call(reportList, { query: {}, body: asked });
    expect(total).toBeUndefined();
    expect(rows).toMatchObject([
      { type: '1', typeName: 'LAPORAN 1', from: '2024-09-01', lineCount: null, receivedAt: null },
    ]);
    const [{ id, fileName }] = rows as [(typeof rows)[number]];
    expect(await clientOf().call(reportLines, { body: { id, type: '1' } })).toEqual([line]);
    const fetched = await clientOf().call(reportFile, { params: { id, name: fileName ?? '' } });
    expect(new TextDecoder().decode(fetched.bytes)).toBe('no_bl;keterangan\r\nBL-1;\r\n');
    expect(await clientOf().call(noteReportFetched, { body: { id } })).toEqual({ message: '' });
  });

  test('know warehouses whose codes are numbers', async () => {
    expect(await clientOf().call(warehouseList, {})).toEqual([{ code: '101', name: 'Gudang Timur' }]);
  });
});

describe('transit requests on another provider', () => {
  const asVisitor = () => clientOf({ token: () => undefined });
  const file = async (body: InputOf<typeof storeTransit>['body']) => asVisitor().call(storeTransit, { body });

  test('are filed by their documented names, and answered with a code of another form', async () => {
    const { code, message } = await file(buildPassengerTransit());
    expect(code).toMatch(/^BTM-2024\/\d+$/);
    expect(message).toBe('');
    const { code: second } = await file(buildCourierTransit());
    expect(second).not.toBe(code);
    expect(provider.office.transits.slice(-2)).toMatchObject([
      {
        jenisTransit: 'Barang Penumpang',
        jenisIdPemberitahu: 'KTP',
        pelMasuk: 'Batu Ampar',
        tujuanPemasukan: 'Keperluan profesional/tenaga ahli',
        perkiraanTanggalKeluar: '2026-03-20',
        tableDetail: [{ jumlahBarang: '2', satuanBarang: 'H87', harga: '86400000' }],
        tableDokung: [{ jenisDokumen: 'Invoice', tanggalDokumen: '2026-02-27' }],
      },
      {
        jenisTransit: 'Barang Kiriman',
        namaKurir: 'Rina Marlina',
        tglPerkiraan: '2026-03-06',
        tableDetail: [{ noSmu: '126-4471', berat: '8.5', noPenerbangan: 'GA-152' }],
      },
    ]);
  });

  test('are found by their code, and their PDF by an id that is a number', async () => {
    const { code } = await file(buildPassengerTransit());
    expect(await asVisitor().call(transitCode, { params: { id: code } })).toEqual({ code });
    const found = await asVisitor().call(findTransit, { params: { code } });
    expect(found).toMatchObject({ id: code.replace('BTM-2024/', ''), status: 'success' });
    const pdf = await asVisitor().call(transitPdf, { params: { id: found.id ?? '' } });
    expect(pdf.mediaType).toBe('application/pdf');
  });

  test('that do not exist are reported with 200 and its message', async () => {
    const notFound = await failureOf(asVisitor().call(findTransit, { params: { code: 'BTM-2024/1' } }));
    expect(notFound).toMatchObject({
      status: 200,
      message: 'Kode registrasi tidak terdaftar',
      icon: 'warning',
    });
    provider.answerNext('GET transit/getpdf/BTM', { body: { message: 'Kode belum aktif', icon: 'info' } });
    expect(await asVisitor().call(findTransit, { params: { code: 'BTM' } })).toEqual({
      id: null,
      message: 'Kode belum aktif',
      icon: 'info',
    });
    const noCode = await failureOf(asVisitor().call(transitCode, { params: { id: 'BTM-2024/1' } }));
    expect(noCode).toMatchObject({ status: 404 });
    const noPdf = await failureOf(asVisitor().call(transitPdf, { params: { id: '1' } }));
    expect(noPdf).toMatchObject({ status: 404, message: '' });
  });

  test('are refused at their fields', async () => {
    provider.answerNext('POST storeTransit', failures.fields('Salah.', { idPemberitahu: ['NPWP salah.'] }));
    const error = await failureOf(file(buildPassengerTransit()));
    expect(error.fieldErrors).toEqual([{ path: ['notifierIdentityNumber'], message: 'NPWP salah.' }]);
    provider.answerNext('POST storeTransit', failures.error('Captcha belum diisi', 200));
    expect(explainError(await failureOf(file(buildPassengerTransit())), messages)).toBe(
      'Captcha belum diisi',
    );
  });

  test('have carriers that are added silently, and not twice', async () => {
    expect(await asVisitor().call(addCarrier, { body: { name: 'mv sindo 7' } })).toEqual({ message: '' });
    expect(provider.seen.at(-1)?.body).toEqual({ nama: 'MV SINDO 7' });
    expect(await asVisitor().call(carrierList)).toEqual(
      ['KM KELUD', 'MV DUMAI 5', 'MV SINDO 7'].map((name) => ({ name })),
    );
    const again = await failureOf(asVisitor().call(addCarrier, { body: { name: 'KM KELUD' } }));
    expect(again.fieldErrors).toEqual([{ path: ['name'], message: 'Nama sarkut sudah ada.' }]);
  });

  test('have lists to choose from, with whatever else their rows say', async () => {
    expect(await asVisitor().call(transitPortList)).toEqual([
      { name: 'Batu Ampar' },
      { name: 'Telaga Punggur' },
    ]);
    expect(await asVisitor().call(cityList)).toEqual([{ name: 'JAKARTA' }, { name: 'BATAM' }]);
    expect(await asVisitor().call(transitUnitList)).toContainEqual({ code: 'KGM', name: '' });
    expect(await asVisitor().call(transitPackageTypeList)).toEqual([{ code: 'PK', name: 'PACKAGE' }]);
    const [first] = await asVisitor().call(courierCompanyList);
    expect(first).toEqual({ name: 'CV KURIR NUSANTARA', identityNumber: '', address: '' });
    expect(await asVisitor().call(findCourierCompanies, { params: { name: 'CV KURIR NUSANTARA' } })).toEqual([
      { name: 'CV KURIR NUSANTARA', identityNumber: '312000017999000', address: '' },
    ]);
  });
});
