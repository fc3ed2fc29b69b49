import type { endpoints, InputOf, PermitHeader } from '@pabean/api/contract';
import { buildPermitHeader } from '@pabean/api/fixtures';
import { REJECTED } from '@pabean/api/rules';
import { defaultLimits, type Limits } from '../core/limits.ts';
import { samplePdf } from './sample-files.ts';
import type { TestServer } from './test-server.ts';

const header = buildPermitHeader({
  permitTypeId: '30',
  number: '001/UJI/2026',
  date: '2026-03-01',
  identityNumber: '1000000000000001',
  name: 'PT importir',
  address: 'Jl. Pelabuhan 1, Batam',
  phone: '0778 555 0100',
  email: 'uji@perusahaan.example',
});

/** A header that `importir` may save: permit type 30, without an extra field. */
export const headerOf = (overrides: Partial<PermitHeader> = {}): PermitHeader => ({
  ...header,
  ...overrides,
});

const generous = { count: 100_000, seconds: 60 };

/** Limits for suites that make many calls while the clock is stopped. */
export const generousLimits: Limits = {
  signInByAccount: defaultLimits.signInByAccount,
  signInByAddress: defaultLimits.signInByAddress,
  captchaDoublings: defaultLimits.captchaDoublings,
  codesByAccount: defaultLimits.codesByAccount,
  codesByStep: defaultLimits.codesByStep,
  resetsByAccount: generous,
  resetsByAddress: generous,
  callsByAddress: generous,
  callsByAccount: generous,
  writesByAccount: generous,
  uploadsByAccount: generous,
  writesByVisitors: generous,
  registrations: generous,
  wrongCheckCodes: generous,
  transitMisses: generous,
  transitMissesADay: generous,
  transitRequests: generous,
  carriers: generous,
  companySearches: generous,
  crashes: generous,
  refusalPause: 0,
  bodySeconds: defaultLimits.bodySeconds,
};

/** Bytes as a data URL. */
export const dataUrl = (bytes: Uint8Array, mediaType = 'application/pdf') =>
  `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;

/** A complete small PDF as a data URL. */
export const pdfUrl = dataUrl(samplePdf);

/** A CSV as a data URL. */
export const csvUrl = (text: string) => dataUrl(Buffer.from(text), 'text/csv');

type DokapBody = InputOf<typeof endpoints.saveDokap>['body'];

/** A filled supporting document: by default a letter with its file. */
export const dokapOf = (
  applicationId: string,
  overrides: Partial<DokapBody> & Pick<DokapBody, 'code'>,
): DokapBody => ({
  applicationId,
  first: 'S-01/2026',
  second: '2026-02-27',
  expiry: null,
  remarks: null,
  file: null,
  extension: null,
  user: 'importir',
  ...overrides,
});

/** A signed-in user with the permit calls that most tests make. */
export async function actAs(server: TestServer, username: string) {
  const token = await server.signIn(username);
  const user = username;

  /** Saves a draft and returns its id. */
  async function saveDraft(overrides: Partial<PermitHeader> = {}) {
    const { answer, failure } = await server.call(
      'saveApplication',
      { body: { ...headerOf(overrides), user } },
      token,
    );
    if (!answer) throw new Error(JSON.stringify(failure));
    return answer.id;
  }

  /** The documents of an application. */
  async function dokaps(applicationId: string) {
    const { answer, failure } = await server.call('dokapList', { body: { user, applicationId } }, token);
    if (!answer) throw new Error(JSON.stringify(failure));
    return answer;
  }

  /** One document of an application by its code. */
  async function dokap(applicationId: string, code: string) {
    const found = (await dokaps(applicationId)).find((each) => each.code === code);
    if (!found) throw new Error(`No document ${code}.`);
    return found;
  }

  /** Adds a document. */
  const add = (applicationId: string, overrides: Partial<DokapBody> & Pick<DokapBody, 'code'>) =>
    server.call('saveDokap', { body: { ...dokapOf(applicationId, overrides), user } }, token);

  /** Changes the document of a code, such as an empty one. */
  async function fill(applicationId: string, overrides: Partial<DokapBody> & Pick<DokapBody, 'code'>) {
    const { id } = await dokap(applicationId, overrides.code);
    return server.call('updateDokap', { body: { ...dokapOf(applicationId, overrides), id, user } }, token);
  }

  /** Fills all mandatory documents of a draft of permit type 30. */
  async function fillAll(applicationId: string) {
    const pdf = { file: pdfUrl, extension: 'pdf' } as const;
    await fill(applicationId, { code: '1', ...pdf });
    await fill(applicationId, { code: '69', ...pdf });
    await fill(applicationId, { code: '70', first: 'SGL-1', second: '2' });
    await fill(applicationId, { code: '21', first: '2026-03-03', second: '2026-03-04' });
    await fill(applicationId, { code: '22', first: 'Gudang A', second: 'Batu Ampar' });
  }

  const send = (applicationId: string, headers: Record<string, string> = {}) =>
    server.call('sendApplication', { body: { user, id: applicationId } }, token, { headers });

  /** Fills and sends a draft of permit type 30, and lets the office reject it. */
  async function reject(applicationId: string) {
    await fillAll(applicationId);
    await send(applicationId);
    await server.store.write((trx) =>
      trx.updateTable('application').set({ status: REJECTED }).where('id', '=', applicationId).execute(),
    );
  }

  /** Files a rejected application again. */
  const refile = (applicationId: string, headers: Record<string, string> = {}) =>
    server.call('refileApplication', { body: { id: applicationId } }, token, { headers });

  return { username, token, saveDraft, dokaps, dokap, add, fill, fillAll, send, reject, refile };
}
