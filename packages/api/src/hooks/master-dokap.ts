import type { ApiError, Client } from '../client/index.ts';
import { deleteMasterDokap, type InputOf, masterDokapList, saveMasterDokap } from '../contract/index.ts';
import { useClient } from './client-provider.tsx';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/** A document to keep for later applications; its file is a data URL, or null where its type takes none. */
export type MasterDokapInput = Omit<InputOf<typeof saveMasterDokap>['body'], 'user'>;

/** Clients whose provider has no such list: it is asked for once. */
const withoutList = new WeakSet<Client>();

/** The documents that the company keeps for later applications. A provider may lack the call; then there are none. */
export function useMasterDokaps() {
  const client = useClient();
  return useCall(
    masterDokapList,
    withoutList.has(client) ? undefined : (user: string) => ({ body: { user } }),
    {
      onError: ({ status }: ApiError) => {
        if (status === 404) withoutList.add(client);
      },
    },
  );
}

/** Keeps a document for later applications. */
export const useSaveMasterDokap = () =>
  useWrite(
    (values: MasterDokapInput, { client, user, options }) =>
      client.call(saveMasterDokap, { body: { ...values, user } }, options),
    { touches: [masterDokapList] },
  );

/** Deletes a kept document by its id. */
export const useDeleteMasterDokap = () =>
  useWrite(
    (id: string, { client, user, options }) =>
      client.call(deleteMasterDokap, { body: { user, id } }, options),
    { touches: [masterDokapList] },
  );
