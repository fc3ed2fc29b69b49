import type { EndpointName, Endpoints, InputOf } from '@pabean/api/contract';

const user = 'importir';
const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const row = { params: { id, name: 'berkas.pdf' } };
const values = { first: null, second: null, expiry: null, remarks: null, file: null, extension: null };

/** A header that a draft can be made of. */
export const sampleHeader: InputOf<Endpoints['saveApplication']>['body'] = {
  user,
  permitTypeId: '1',
  number: 'SP-001/2026',
  date: '2026-03-02',
  identityType: '5',
  identityNumber: '1000000000000001',
  name: 'PT importir',
  address: 'Jl. Pelabuhan 1, Batam',
  phone: '0778 555 0100',
  email: 'uji@perusahaan.example',
  documentKind: null,
  businessKind: null,
};

/** One well-formed input for every call, made by `importir`; its ids name nothing. */
export const samples: { readonly [Name in EndpointName]: InputOf<Endpoints[Name]> } = {
  health: {},
  openApi: {},
  signIn: { body: { username: user, password: 'salah' } },
  me: {},
  signOut: {},
  identityTypeList: {},
  permitTypeList: {},
  dokapTypeList: {},
  dokapType: { params: { kd: '151' } },
  referenceList: { params: { table: 'negara', col1: 'id', col2: 'nama', negara: '-' } },
  referenceDetail: { params: { a: 'negara', b: 'id', c: 'nama', d: 'ID' } },
  companyOf: { body: { user } },
  applicationList: { body: { user } },
  applicationDetail: { body: { user, id } },
  saveApplication: { body: sampleHeader },
  deleteApplication: { body: { user, id } },
  sendApplication: { body: { user, id } },
  sendMail: { body: { page: 'kirim', id } },
  dokapList: { body: { user, applicationId: id } },
  dokapForEdit: { body: { id } },
  saveDokap: { body: { user, applicationId: id, code: '1', ...values } },
  updateDokap: { body: { user, id, applicationId: id, code: '1', ...values } },
  deleteDokap: { body: { user, id } },
  noteDokapDownload: { body: { user, id } },
  dokapFile: row,
  dokapRows: { body: { dokapId: id } },
  saveContainers: { body: { user, dokapId: id, rows: [{ number: 'CSQU3054383', size: '20' }] } },
  saveDatedDocument: {
    body: { user, dokapId: id, code: '145', number: 'CK-1', date: '2026-03-02', file: null, extension: null },
  },
  saveNoStrip: {
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
  deleteDatedDocument: { body: { user, id } },
  deleteNoStrip: { body: { user, id } },
  dokapRowFile: row,
};
