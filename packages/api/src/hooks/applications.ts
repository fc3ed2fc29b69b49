import { applicationDetail, applicationList } from '../contract/index.ts';
import { useActingUser } from './client-provider.tsx';
import { useCall } from './use-call.ts';

/** All applications of the signed-in account's company: drafts first, then by the time they were sent. */
export function useApplications() {
  const user = useActingUser();
  return useCall(applicationList, user === undefined ? undefined : { body: { user } });
}

/** One application's header block. */
export function useApplication(id: string) {
  const user = useActingUser();
  return useCall(applicationDetail, user === undefined ? undefined : { body: { user, id } });
}
