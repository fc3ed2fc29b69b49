import { type Endpoint, type EndpointName, endpoints } from '@pabean/api/contract';
import type { UserType } from '@pabean/api/rules';
import { readAllRows } from '../src/testing/all-rows.ts';
import { count } from '../src/testing/finding.ts';
import type { Attack } from './attack.ts';
import { type Attacked, secretWord } from './stores.ts';
import { addressOf, names, nobody, wireOf } from './wire.ts';

/** A caller and its token. */
interface Caller {
  readonly name: string;
  readonly user: string;
  /** Undefined for callers without a valid session. */
  readonly type?: UserType;
  readonly token: string | undefined;
}

const people = {
  importir: 'N',
  rekan: 'N',
  tps: 'S',
  ppjk: 'Y',
  pindahan: 'M',
  'pengguna-u': 'U',
} as const;

async function callersOf({ server }: Attacked): Promise<Caller[]> {
  const signedIn = Object.entries(people).map(async ([user, type]) => ({
    name: user,
    user,
    type,
    token: await server.signIn(user),
  }));
  return [
    { name: 'nobody', user: 'importir', token: undefined },
    { name: 'a dead token', user: 'importir', token: 'A'.repeat(43) },
    { name: 'a second step', user: 'importir', token: await server.signIn('importir', 'tfa') },
    ...(await Promise.all(signedIn)),
  ];
}

/** One case: the caller, the subject, and the named actor. */
interface Case {
  readonly name: EndpointName;
  readonly caller: Caller;
  readonly id: string;
  readonly isOwn: boolean;
  readonly actsAs: string;
}

/** The ids that a caller may see. */
const ownOf = (ids: Attacked['ids'], user: string): readonly string[] => {
  if (user === 'ppjk') return ids.ppjk;
  return user === 'importir' || user === 'rekan' ? ids.importir : [];
};

function casesOf({ ids }: Attacked, callers: Caller[]): Case[] {
  const things = [...ids.importir, ...ids.ppjk, ...ids.pesaing, nobody, 'bukan-id'];
  return names.flatMap((name) => {
    const hasId = JSON.stringify(wireOf(name)).includes(nobody);
    const { acting } = endpoints[name] as Endpoint;
    return callers.flatMap((caller) =>
      (hasId ? things : [nobody]).flatMap((id) =>
        (acting ? [caller.user, 'pesaing'] : [caller.user]).map((actsAs) => ({
          name,
          caller,
          id,
          isOwn: ownOf(ids, caller.user).includes(id),
          actsAs,
        })),
      ),
    );
  });
}

/** The expected statuses of a case according to the table. */
function isRight({ name, caller, isOwn, id, actsAs }: Case, status: number): boolean {
  const { access } = endpoints[name] as Endpoint;
  if (status >= 500) return false;
  if (access === 'anyone') return status !== 403;
  if (access === 'secondStep' && caller.name === 'a second step')
    return actsAs === caller.user ? status !== 401 && status !== 403 : status === 403;
  if (access === 'secondStep') return status === 401;
  if (!caller.type) return status === 401;
  if (access !== 'signedIn' && !access.includes(caller.type as never)) return status === 403;
  if (actsAs !== caller.user) return status === 403;
  const namesSomething = JSON.stringify(wireOf(name, { id })) !== JSON.stringify(wireOf(name, { id: '' }));
  return status !== 401 && (isOwn || !namesSomething || status >= 400);
}

async function ask({ server }: Attacked, { name, caller, id, actsAs }: Case) {
  const row: Endpoint = endpoints[name];
  const tree = wireOf(name, { user: actsAs, id });
  const headers = new Headers({ 'content-type': 'application/json' });
  if (caller.token) headers.set('Authorization', `Bearer ${caller.token}`);
  const body = row.body ? { body: JSON.stringify(tree.body) } : {};
  const response = await server.send(addressOf(row, tree), { method: row.method, headers, ...body });
  return { status: response.status, text: await response.text() };
}

/** Every row that refers to data of `pesaing`, as text. */
async function rowsOfPesaing({ server, ids }: Attacked): Promise<string> {
  const rows = [...(await readAllRows(server.store)).values()].flat().map((row) => JSON.stringify(row));
  return rows
    .filter((row) => ids.pesaing.some((id) => row.includes(id)))
    .sort()
    .join('\n');
}

/** Every call by every kind of caller about its own, another company's, deleted and missing data. */
export const authorization: Attack = {
  title: 'authorization from the table',
  async run(store) {
    const attacked = await store.open();
    const failed: string[] = [];
    const callers = await callersOf(attacked);
    // Ending the session would break the following cases.
    const cases = casesOf(attacked, callers).filter(({ name }) => name !== 'signOut');
    const before = await rowsOfPesaing(attacked);
    let leaks = 0;
    for (const each of cases) {
      const { status, text } = await ask(attacked, each);
      const told = `${each.name} by ${each.caller.name} as ${each.actsAs} about ${each.id}`;
      if (!isRight(each, status)) failed.push(`${status} ${told}: ${text.slice(0, 200)}`);
      if (!text.includes(secretWord)) continue;
      leaks++;
      failed.push(`${status} ${told} tells of somebody else`);
    }
    if ((await rowsOfPesaing(attacked)) !== before)
      failed.push('Somebody else has changed what belongs to pesaing.');
    await attacked.close();
    return {
      figures: [
        count('cases', cases.length),
        `${leaks} leaks (bar 0)`,
        `${failed.length} wrong answers (bar 0)`,
      ],
      failed,
    };
  },
};
