import { dokapList } from '../contract/index.ts';
import { useActingUser } from './client-provider.tsx';
import { useCall } from './use-call.ts';

/** An application's supporting documents. */
export function useDokapList(applicationId: string) {
  const user = useActingUser();
  return useCall(dokapList, user === undefined ? undefined : { body: { user, applicationId } });
}
