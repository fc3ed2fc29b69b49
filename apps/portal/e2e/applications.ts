import { createClient } from '@pabean/api/client';
import {
  applicationList,
  companyOf,
  dokapList,
  saveApplication,
  saveDokap,
  updateDokap,
} from '@pabean/api/contract';
import { buildPermitHeader } from '@pabean/api/fixtures';
import { smallPng } from './files.ts';
import type { RunningServer } from './server.ts';

/** A document of a test: its code and values. */
export interface Filled {
  readonly code: string;
  readonly first: string;
  readonly second?: string;
  readonly expiry?: string;
}

const file = {
  file: `data:image/png;base64,${smallPng.buffer.toString('base64')}`,
  extension: 'png',
} as const;
const noFile = { file: null, extension: null };

/** Creates a test's initial data, by the calls of a demo account. */
export async function actAs(server: RunningServer, user: string) {
  const token = await server.token(user);
  const client = createClient({ baseURL: `${server.url}/api`, token: () => token });
  const documentsOf = (applicationId: string) => client.call(dokapList, { body: { user, applicationId } });
  const valuesOf = ({ code, first, second, expiry }: Filled, hasFile: boolean) => ({
    user,
    code,
    first,
    second: second ?? null,
    expiry: expiry ?? null,
    remarks: null,
    ...(hasFile ? file : noFile),
  });
  return {
    documentsOf,
    applications: () => client.call(applicationList, { body: { user } }),
    /** Saves a draft and returns the address of its detail. */
    async draft(permitTypeId: string, number: string): Promise<string> {
      const { identityNumber, name, address, phone, email } = await client.call(companyOf, {
        body: { user },
      });
      const header = buildPermitHeader({ permitTypeId, number, date: '2026-03-02' });
      const body = { ...header, identityNumber, name, address, phone, email, user };
      const { id } = await client.call(saveApplication, { body });
      return id;
    },
    /** Fills a document that the permit type requires. */
    async fill(applicationId: string, filled: Filled, hasFile = false) {
      const dokap = (await documentsOf(applicationId)).find(({ code }) => code === filled.code);
      if (!dokap) throw new Error(`No document ${filled.code}.`);
      await client.call(updateDokap, { body: { ...valuesOf(filled, hasFile), applicationId, id: dokap.id } });
    },
    /** Adds an optional document. */
    add: (applicationId: string, added: Filled, hasFile = false) =>
      client.call(saveDokap, { body: { ...valuesOf(added, hasFile), applicationId } }),
  };
}
