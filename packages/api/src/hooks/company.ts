import { companyOf } from '../contract/index.ts';
import { useActingUser } from './client-provider.tsx';
import { useCall } from './use-call.ts';

/** The signed-in account's company, to fill a permit header. */
export function useCompany() {
  const user = useActingUser();
  return useCall(companyOf, user === undefined ? undefined : { body: { user } });
}
