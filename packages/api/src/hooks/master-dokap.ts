import type { ApiError, Client } from '../client/index.ts';
import { deleteMasterDokap, type InputOf, masterDokapList, saveMasterDokap } from '../contract/index.ts';
import { useClient } from './client-provider.tsx';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/** A master document to save; its file is a data URL, or null where its type has none. */
export type MasterDokapInput = Omit<InputOf<typeof saveMasterDokap>['body'], 'user'>;

/** Clients whose provider does not have the list: it is requested once. */
const withoutList = new WeakSet<Client>();

/** The company's master documents. Empty with a provider that does not have the call. */
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

/** Saves a master document. */
export const useSaveMasterDokap = () =>
  useWrite(
    (values: MasterDokapInput, { client, user, options }) =>
      client.call(saveMasterDokap, { body: { ...values, user } }, options),
    { touches: [masterDokapList] },
  );

/** Deletes a master document by its id. */
export const useDeleteMasterDokap = () =>
  useWrite(
    (id: string, { client, user, options }) =>
      client.call(deleteMasterDokap, { body: { user, id } }, options),
    { touches: [masterDokapList] },
  );
