import { actingUser, type Endpoint, endpoint, endpoints, field, wire } from '@pabean/api/contract';
import * as z from 'zod/mini';
import { newId } from '../core/id.ts';
import type { Handler } from '../http/handler.ts';
import { handlers } from '../http/routes/index.ts';

/** Rows for kinds of access and fields of the actor that the contract does not have yet. */
export const exampleEndpoints = {
  visitorWrite: endpoint({
    method: 'POST',
    path: 'contoh/pengunjung',
    summary: 'A write that everybody may make.',
    access: 'anyone',
    rate: 'write',
    writes: true,
    once: true,
    body: wire(z.object({ name: field('nama', z.string(), 'name') })),
    answer: z.object({ id: z.string() }),
  }),
  secondStep: endpoint({
    method: 'GET',
    path: 'contoh/langkah-dua/{username}',
    summary: 'What somebody sees between password and second factor.',
    access: 'secondStep',
    rate: 'standard',
    acting: { params: { user: 'username' } },
    params: wire(z.object({ user: field('username', actingUser, 'username') })),
    answer: z.object({ username: z.string() }),
  }),
  byNpwp: endpoint({
    method: 'GET',
    path: 'contoh/npwp',
    summary: 'A call whose query repeats who asks.',
    access: ['N'],
    rate: 'standard',
    acting: { query: { user: 'username', npwp: 'npwp' } },
    query: wire(
      z.object({
        user: field('user', actingUser, 'username'),
        npwp: field('npwp', z.string(), 'identityNumber'),
      }),
    ),
    answer: z.object({ npwp: z.string() }),
  }),
} as const satisfies Record<string, Endpoint>;

type Examples = typeof exampleEndpoints;

const exampleHandlers: { readonly [Name in keyof Examples]: Handler<Examples[Name]> } = {
  async visitorWrite({ db, caller, input, now }) {
    const id = newId(now);
    const row = { kind: 'contoh', code: id, label: `${input.body.name} ${caller.id}`, position: 1 };
    await db.insertInto('code_label').values(row).execute();
    return { id };
  },
  secondStep: ({ caller }) => ({ username: caller.account.username }),
  byNpwp: ({ input }) => ({ npwp: input.query?.npwp ?? '' }),
};

/** The whole contract with the example rows added. */
export const exampleTable = {
  endpoints: { ...endpoints, ...exampleEndpoints },
  handlers: { ...handlers, ...exampleHandlers },
};
