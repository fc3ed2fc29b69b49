import type { EndpointName, Endpoints, InputOf } from '@pabean/api/contract';
import { permitUsers, ppftzUsers, type UserType } from '@pabean/api/rules';
import { call, type Send } from './call.ts';
import { testPassword } from './people.ts';

/** What was read: ids by their table, and the files of documents. */
interface Read {
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  readonly files: readonly Uint8Array[];
}

/** Reads everything that accounts can read about what they and their companies filed, over the API. */
export async function readOverApi(send: Send, usernames: readonly string[]): Promise<Read> {
  const ids = new Map<string, Set<string>>();
  const files: Uint8Array[] = [];
  const found: One['found'] = (table, rows) => {
    const known = ids.get(table) ?? new Set();
    ids.set(table, known);
    return rows.filter(({ id }) => !known.has(id) && known.add(id));
  };
  const readAs = async (user: string) => {
    const { answer } = await call(send, 'signIn', { body: { username: user, password: testPassword } });
    const token = answer?.token;
    const read: Reader = async (name, input) => {
      const outcome = await call(send, name, input, { token });
      if (!outcome.answer) throw new Error(`${name}: ${JSON.stringify(outcome.failure)}`);
      return outcome.answer;
    };
    const { type, npwp } = await read('me', {});
    const one: One = { user, npwp, read, found, keep: ({ bytes }) => files.push(bytes) };
    if (isOneOf(permitUsers, type)) {
      await readApplications(one);
      await readLists(one);
    }
    if (isOneOf(ppftzUsers, type)) await readPpftz(one);
  };
  await Promise.all(usernames.map(readAs));
  return { ids, files };
}

type Reader = <Name extends EndpointName>(
  name: Name,
  input: InputOf<Endpoints[Name]>,
) => Promise<NonNullable<Awaited<ReturnType<typeof call<Name>>>['answer']>>;

/** An account that reads, and what becomes of its answers. */
interface One {
  readonly user: string;
  readonly npwp: string | null;
  readonly read: Reader;
  /** Returns the rows that nobody has read before. */
  readonly found: <Row extends { readonly id: string }>(
    table: string,
    rows: readonly Row[],
  ) => readonly Row[];
  readonly keep: (file: { readonly bytes: Uint8Array }) => void;
}

const isOneOf = (types: readonly UserType[], type: string) => types.some((each) => each === type);

async function readApplications({ user, read, found, keep }: One) {
  for (const { id: applicationId } of found(
    'application',
    await read('applicationList', { body: { user } }),
  )) {
    await read('applicationDetail', { body: { user, id: applicationId } });
    for (const { id, fileName } of found(
      'dokap',
      await read('dokapList', { body: { user, applicationId } }),
    )) {
      found('dokap_row', await read('dokapRows', { body: { dokapId: id } }));
      if (fileName !== null) keep(await read('dokapFile', { params: { id, name: fileName } }));
    }
    found('office_dokap', withId(await read('officeDokapList', { body: { applicationId } })));
    found('office_note', withId(await read('officeNoteList', { body: { applicationId } })));
  }
}

/** The rows that have an id, as all of ours have. */
const withId = (rows: readonly { readonly id?: string | null | undefined }[]) =>
  rows.flatMap(({ id }) => (id ? [{ id }] : []));

async function readLists({ user, npwp, read, found }: One) {
  found('master_dokap', await read('masterDokapList', { body: { user } }));
  if (npwp === null) return;
  const page = { query: null, sort: null, direction: null, size: '100' } as const;
  found('manifest', await read('manifestList', { body: { npwp } }));
  found('report', (await read('reportList', { body: { ...page, npwp, type: null } })).rows);
  found('release_letter', (await read('releaseLetterList', { body: { ...page, user, npwp } })).rows);
}

async function readPpftz({ read, found }: One) {
  const lists = [await read('ppftzRecordingList', {}), await read('ppftzList', {})];
  for (const { id, ajuNumber } of found('ppftz', lists.flat())) {
    await read('ppftzDetail', { params: { number: ajuNumber } });
    found('ppftz_goods', await read('ppftzGoods', { params: { id } }));
    found('ppftz_container', await read('ppftzContainers', { params: { id } }));
    found('ppftz_packaging', await read('ppftzPackaging', { params: { id } }));
    found('ppftz_note', withId(await read('ppftzNotes', { body: { id } })));
  }
}
