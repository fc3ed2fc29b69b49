import {
  type Endpoint,
  type EndpointName,
  type Endpoints,
  endpoints,
  type GoodsLine,
  goodsLineOf,
  type InputOf,
} from '@pabean/api/contract';
import { buildPassengerTransit, buildPermitHeader, buildRegistration } from '@pabean/api/fixtures';
import { csvSeparator, reportSchema } from '@pabean/api/rules';
import { npwpOf, testPassword } from './people.ts';
import { csvUrl, pdfUrl } from './permit.ts';

const user = 'importir';
const npwp = npwpOf(user);
const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const newPassword = 'tujuh belas perahu';
const row = { params: { id, name: 'berkas.pdf' } };
const values = { first: null, second: null, expiry: null, remarks: null, file: null, extension: null };

const reportColumns = reportSchema('1')?.columns ?? [];
const reportLine = Object.fromEntries(reportColumns.map(({ name, example }) => [name, example]));
/** A report of type 1 with one line. */
const reportCsv = [Object.keys(reportLine), Object.values(reportLine)]
  .map((cells) => `${cells.join(csvSeparator)}\r\n`)
  .join('');

/** A header for a draft. */
export const sampleHeader: InputOf<Endpoints['saveApplication']>['body'] = {
  ...buildPermitHeader({ number: 'SP-001/2026', date: '2026-03-02' }),
  user,
};

/** An article that is valid with the shipped units. */
export const sampleGoods: GoodsLine = goodsLineOf({
  description: 'Lemari pakaian bekas',
  unitCount: '2',
  unitType: 'C62',
  packageCount: '1',
  packageType: 'CT',
  gross: '82.5',
  net: '80',
  value: '1500000',
  hsCode: '94035000',
  dutyRate: '7.5',
  vatRate: '11',
  incomeTaxRate: '2.5',
});

/** A well-formed input of a call by `importir`; its ids do not exist. */
interface Sample<Name extends EndpointName> {
  readonly input: InputOf<Endpoints[Name]>;
  /** The expected status for an account with access. */
  readonly outcome: 200 | 400 | 401 | 404 | 409 | 422;
}

/** One sample for every call; tests of the whole table try it as every kind of caller. */
export const samples: { readonly [Name in EndpointName]: Sample<Name> } = {
  health: { outcome: 200, input: {} },
  openApi: { outcome: 200, input: {} },
  reportCrash: {
    outcome: 200,
    input: {
      body: { name: 'TypeError', reason: 'missing-value', route: '/login', release: '0.0.0', frames: [] },
    },
  },
  captcha: { outcome: 200, input: { query: { form: 'register' } } },
  register: { outcome: 422, input: { body: buildRegistration({ captcha: 'tidak diselesaikan' }) } },
  confirmRegistration: { outcome: 200, input: { body: { page: 'registrasi', username: user } } },
  signIn: { outcome: 401, input: { body: { username: user, password: 'salah' } } },
  me: { outcome: 200, input: {} },
  signOut: { outcome: 200, input: {} },
  twoFactorSetup: { outcome: 409, input: { params: { username: user } } },
  confirmTwoFactor: {
    outcome: 409,
    input: { body: { username: user, password: testPassword, otp: '123456' } },
  },
  // Before the call that begins a set-up, so that none is pending.
  activateTwoFactor: { outcome: 409, input: { body: { otp: '123456' } } },
  startTwoFactor: { outcome: 200, input: { body: { password: testPassword } } },
  deactivateTwoFactor: { outcome: 409, input: { body: { password: testPassword, otp: '123456' } } },
  renewRecoveryCodes: { outcome: 409, input: { body: { password: testPassword, otp: '123456' } } },
  announcementList: { outcome: 200, input: {} },
  performanceReportList: { outcome: 200, input: {} },
  performanceReportFile: { outcome: 404, input: { params: { year: '1999' } } },
  sessionList: { outcome: 200, input: {} },
  endSessions: { outcome: 404, input: { body: { id, others: undefined } } },
  sendPasswordResetLink: { outcome: 200, input: { body: { email: 'importir@perusahaan.example' } } },
  checkResetLink: { outcome: 200, input: { body: { token: 'A'.repeat(43) } } },
  resetPassword: { outcome: 400, input: { body: { token: 'A'.repeat(43), newPassword } } },
  changePassword: {
    outcome: 422,
    input: { body: { user, password: 'salah', newPassword, repeated: newPassword } },
  },
  profile: { outcome: 200, input: { body: { user } } },
  changeNpwp: { outcome: 200, input: { body: { npwp: '1000000000000009' } } },
  changeNpwpByGet: { outcome: 200, input: { query: { npwp: '1000000000000009' } } },
  identityTypeList: { outcome: 200, input: {} },
  permitTypeList: { outcome: 200, input: {} },
  warehouseList: { outcome: 200, input: {} },
  portList: { outcome: 200, input: {} },
  unitList: { outcome: 200, input: {} },
  packageTypeList: { outcome: 200, input: {} },
  dokapTypeList: { outcome: 200, input: {} },
  dokapType: { outcome: 200, input: { params: { kd: '151' } } },
  referenceList: {
    outcome: 404,
    input: { params: { table: 'negara', keyColumn: 'id', labelColumn: 'nama', country: '-' } },
  },
  referenceDetail: {
    outcome: 404,
    input: { params: { table: 'negara', keyColumn: 'id', labelColumn: 'nama', key: 'ID' } },
  },
  companyOf: { outcome: 200, input: { body: { user } } },
  applicationList: { outcome: 200, input: { body: { user } } },
  browseList: { outcome: 200, input: { body: { user } } },
  ftzList: { outcome: 200, input: { body: { user } } },
  ftzBrowseList: { outcome: 200, input: { body: { user } } },
  officeNoteList: { outcome: 404, input: { body: { applicationId: id } } },
  officeDokapList: { outcome: 404, input: { body: { applicationId: id } } },
  officeDokapFile: { outcome: 404, input: row },
  answerQuestion: {
    outcome: 404,
    input: { params: { id }, body: { answer: 'Segel terlampir.', files: [] } },
  },
  answerFile: { outcome: 404, input: row },
  applicationDetail: { outcome: 404, input: { body: { user, id } } },
  applicationFile: { outcome: 404, input: row },
  licencePdf: { outcome: 404, input: { params: { user, id } } },
  checkLicence: { outcome: 404, input: { params: { code: 'ABCD' } } },
  saveApplication: { outcome: 200, input: { body: sampleHeader } },
  copyApplication: { outcome: 404, input: { body: { user, id, dokapIds: [] } } },
  refileApplication: { outcome: 404, input: { body: { id } } },
  deleteApplication: { outcome: 404, input: { body: { user, id } } },
  sendApplication: { outcome: 404, input: { body: { user, id } } },
  sendMail: { outcome: 404, input: { body: { page: 'kirim', id } } },
  dokapList: { outcome: 404, input: { body: { user, applicationId: id } } },
  dokapForEdit: { outcome: 404, input: { body: { id } } },
  saveDokap: { outcome: 404, input: { body: { user, applicationId: id, code: '1', ...values } } },
  updateDokap: { outcome: 404, input: { body: { user, id, applicationId: id, code: '1', ...values } } },
  deleteDokap: { outcome: 404, input: { body: { user, id } } },
  noteDokapDownload: { outcome: 404, input: { body: { user, id } } },
  dokapFile: { outcome: 404, input: row },
  masterDokapList: { outcome: 200, input: { body: { user } } },
  saveMasterDokap: {
    outcome: 200,
    input: {
      body: {
        user,
        code: '1',
        ...values,
        first: 'S-1',
        second: '2026-03-02',
        file: pdfUrl,
        extension: 'pdf',
      },
    },
  },
  deleteMasterDokap: { outcome: 404, input: { body: { user, id } } },
  masterDokapFile: { outcome: 404, input: row },
  dokapRows: { outcome: 404, input: { body: { dokapId: id } } },
  saveContainers: {
    outcome: 404,
    input: { body: { user, dokapId: id, rows: [{ number: 'CSQU3054383', size: '20' }] } },
  },
  saveDatedDocument: {
    outcome: 404,
    input: {
      body: {
        user,
        dokapId: id,
        code: '145',
        number: 'CK-1',
        date: '2026-03-02',
        file: null,
        extension: null,
      },
    },
  },
  saveNoStrip: {
    outcome: 404,
    input: {
      body: {
        user,
        dokapId: id,
        ppftzNumber: '000123',
        ppftzDate: '2026-03-02',
        bc11Number: '000045',
        bc11Date: '2026-03-01',
        position: '0012',
        containerNumber: 'CSQU3054383',
        containerSize: '20',
      },
    },
  },
  deleteDatedDocument: { outcome: 404, input: { body: { user, id } } },
  deleteNoStrip: { outcome: 404, input: { body: { user, id } } },
  dokapRowFile: { outcome: 404, input: row },
  containerTemplate: { outcome: 200, input: {} },
  manifestList: { outcome: 200, input: { body: { npwp } } },
  uploadManifest: {
    outcome: 200,
    input: {
      body: {
        npwp,
        number: 'SMLU4021877',
        date: '2026-03-01',
        companyKind: '2',
        purpose: '1',
        file: pdfUrl,
        extension: 'pdf',
      },
    },
  },
  manifestFile: { outcome: 404, input: row },
  releaseLetterList: {
    outcome: 200,
    input: {
      query: { page: 1 },
      body: { user, npwp, query: 'SPPBMCP', sort: 'total', direction: 'desc', size: '25' },
    },
  },
  releaseLetterLines: { outcome: 404, input: { query: { page: 2 }, body: { id } } },
  releaseLetterSheet: { outcome: 404, input: { body: { id } } },
  reportList: {
    outcome: 200,
    input: { body: { npwp, query: null, type: null, sort: null, direction: null, size: null } },
  },
  sendReport: {
    outcome: 200,
    input: {
      body: {
        user,
        npwp,
        type: '1',
        warehouse: null,
        from: '2026-02-01',
        until: '2026-02-28',
        lines: [reportLine],
        file: csvUrl(reportCsv),
        extension: 'csv',
      },
    },
  },
  reportLines: { outcome: 404, input: { body: { id, type: null } } },
  noteReportFetched: { outcome: 404, input: { body: { id } } },
  reportFile: { outcome: 404, input: row },
  reportTemplate: { outcome: 200, input: { params: { type: '1' } } },
  ppftzRecordingList: { outcome: 200, input: {} },
  ppftzList: { outcome: 200, input: {} },
  createPpftz: {
    outcome: 200,
    input: {
      body: { kind: '1', recipient: 'Ratna Dewi', identityType: '5', identityNumber: '1000000000000001' },
    },
  },
  deletePpftz: { outcome: 404, input: { body: { id } } },
  ppftzHistory: { outcome: 404, input: { params: { id } } },
  ppftzNotes: { outcome: 404, input: { body: { id } } },
  ppftzStatusList: { outcome: 200, input: {} },
  ppftzDetail: { outcome: 404, input: { params: { number: id } } },
  savePpftz: { outcome: 404, input: { body: { id, recipient: 'Ratna Dewi' } } },
  sendPpftz: { outcome: 404, input: { body: { id } } },
  savePaymentProof: {
    outcome: 404,
    input: { body: { id, number: 'A1B2C3D4E5F6G7H8', date: '2026-03-01' } },
  },
  uploadPpftzFile: {
    outcome: 404,
    input: {
      body: {
        ajuNumber: id,
        slot: 'file_identitas_penerima',
        file: pdfUrl,
        extension: 'pdf',
        name: 'KTP.pdf',
        kilobytes: 1,
      },
    },
  },
  ppftzFile: { outcome: 404, input: { params: { number: id, name: 'berkas.pdf' } } },
  ppftzPdf: { outcome: 404, input: { params: { kind: 'ppftz', id } } },
  ppftzGoods: { outcome: 404, input: { params: { id } } },
  ppftzGoodsByQuery: { outcome: 404, input: { query: { id } } },
  ppftzGoodsDetail: { outcome: 404, input: { params: { id } } },
  addPpftzGoods: { outcome: 404, input: { body: { recordId: id, ...sampleGoods } } },
  changePpftzGoods: { outcome: 404, input: { body: { id, ...sampleGoods } } },
  deletePpftzGoods: { outcome: 404, input: { body: { id } } },
  ppftzContainers: { outcome: 404, input: { params: { id } } },
  addPpftzContainer: {
    outcome: 404,
    input: { body: { recordId: id, number: 'CSQU3054383', size: '20', kind: 'F' } },
  },
  deletePpftzContainer: { outcome: 404, input: { body: { id } } },
  ppftzPackaging: { outcome: 404, input: { params: { id } } },
  ppftzPackagingDetail: { outcome: 404, input: { params: { id } } },
  addPpftzPackaging: { outcome: 404, input: { body: { recordId: id, count: '3', kind: 'CT' } } },
  changePpftzPackaging: { outcome: 404, input: { body: { id, count: '4', kind: 'CT' } } },
  storeTransit: {
    outcome: 422,
    input: { body: buildPassengerTransit({ captcha: 'tidak diselesaikan' }) },
  },
  transitCode: { outcome: 404, input: { params: { id } } },
  findTransit: { outcome: 404, input: { params: { code: 'ABCD' } } },
  transitPdf: { outcome: 404, input: { params: { id } } },
  carrierList: { outcome: 200, input: {} },
  addCarrier: { outcome: 200, input: { body: { name: 'KM UJI COBA' } } },
  transitUnitList: { outcome: 200, input: {} },
  transitPackageTypeList: { outcome: 200, input: {} },
  cityList: { outcome: 200, input: {} },
  transitPortList: { outcome: 200, input: {} },
  courierCompanyList: { outcome: 200, input: {} },
  findCourierCompanies: { outcome: 200, input: { params: { name: 'kurir' } } },
};

const acts = ['user', 'username'];

/** The sample of a call with a caller's values. */
export function sampleBy(name: EndpointName, user: string): { input: object; outcome: number } {
  const { outcome, ...sample } = samples[name];
  const { acting = {} }: Endpoint = endpoints[name];
  // All fields that name the actor: `user`, in the second step `username`, and the company's NPWP if the row has it.
  const by = (part: string, field: string, value: unknown) => {
    if (acting[part as keyof typeof acting]?.[field] === 'npwp') return npwpOf(user);
    return acts.includes(field) ? user : value;
  };
  const parts = Object.entries(sample.input as object).map(([part, values]: [string, object]) => [
    part,
    Object.fromEntries(Object.entries(values).map(([field, value]) => [field, by(part, field, value)])),
  ]);
  return { input: Object.fromEntries(parts), outcome };
}
