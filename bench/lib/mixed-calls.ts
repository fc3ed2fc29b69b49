import {
  type Endpoint,
  type EndpointName,
  type Endpoints,
  endpoints,
  type InputOf,
} from '@pabean/api/contract';
import { demoPdf } from '../../apps/server/src/demo/demo-files.ts';
import { encodeAnswer } from '../../apps/server/src/http/encode.ts';
import { call, type Send } from '../../apps/server/src/testing/index.ts';
import { dataUrl, dokapOf, headerOf } from '../../apps/server/src/testing/permit.ts';
import type { Person } from './api-servers.ts';

/** A prepared call that can be sent repeatedly. */
export interface PreparedCall {
  what: string;
  url: string;
  init: RequestInit;
}

const letterOf = (lines: number) =>
  dataUrl(
    demoPdf(
      'Surat permohonan',
      Array.from({ length: lines }, (_, index) => `Baris ${index} dari surat permohonan`),
    ),
  );
const letter = letterOf(1_000);
const longLetter = letterOf(42_000);

/** The calls of one user. */
export interface Calls {
  /** The calls of the user's share of a second. */
  everyday: PreparedCall[];
  /** The reading ones of them. */
  reading: PreparedCall[];
  /** A file of 2 MB. */
  upload: PreparedCall;
}

/** Prepares a call of a user. */
const preparing =
  (origin: string, { token }: Person) =>
  (what: string, name: EndpointName, body?: unknown): PreparedCall => {
    const row: Endpoint = endpoints[name];
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const encoded = row.body && JSON.stringify(encodeAnswer(row.body, body));
    return {
      what,
      url: `${origin}/api/${row.path}`,
      init: { method: row.method, headers, ...(encoded ? { body: encoded } : {}) },
    };
  };

/** Makes a call of the contract and returns its response. */
async function ask<Name extends EndpointName>(
  send: Send,
  name: Name,
  input: InputOf<Endpoints[Name]>,
  token: string,
) {
  const { answer, failure } = await call(send, name, input, { token });
  if (!answer) throw new Error(JSON.stringify(failure));
  return answer;
}

/** The calls of one user, whose draft is created first. */
export async function callsOf(origin: string, person: Person): Promise<Calls> {
  const send: Send = (path, init) => fetch(origin + path, init);
  const { username: user, token } = person;
  const header = {
    ...headerOf({ identityNumber: person.identityNumber, name: `PT ${user}` }),
    user,
  };
  const { id } = await ask(send, 'saveApplication', { body: header }, token);
  const dokaps = await ask(send, 'dokapList', { body: { user, applicationId: id } }, token);
  const update = (code: string, values: Partial<ReturnType<typeof dokapOf>>) => ({
    ...dokapOf(id, { code, user, ...values }),
    id: dokaps.find((dokap) => dokap.code === code)?.id,
  });
  const prepare = preparing(origin, person);
  const list = prepare('list of 20', 'applicationList', { user });
  const detail = prepare('detail', 'applicationDetail', { user, id });
  const documents = prepare('documents of an application', 'dokapList', { user, applicationId: id });
  const account = prepare('account', 'me');
  const reading = [
    ...[list, detail, documents, account, prepare('permit types', 'permitTypeList')],
    ...[list, detail, documents, account, prepare('identity types', 'identityTypeList')],
    ...[list, detail, documents, prepare('document types', 'dokapTypeList')],
    ...[list, detail, prepare('company', 'companyOf', { user })],
  ];
  const writing = [
    prepare('save a header', 'saveApplication', header),
    prepare('save a document', 'updateDokap', update('70', { first: 'SGL-1', second: '2' })),
    prepare('upload of 60 KB', 'updateDokap', update('1', { file: letter, extension: 'pdf' })),
  ];
  const largest = update('1', { file: longLetter, extension: 'pdf' });
  return {
    reading,
    everyday: [...reading, ...writing],
    upload: prepare('upload of 2 MB', 'updateDokap', largest),
  };
}

/** The list of an account with many applications. */
export const longList = (origin: string, person: Person): PreparedCall =>
  preparing(origin, person)('list of 5,000', 'applicationList', { user: person.username });
