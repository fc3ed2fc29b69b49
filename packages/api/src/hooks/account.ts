import { ApiError } from '../client/index.ts';
import {
  changeNpwp,
  changeNpwpByGet,
  changePassword,
  companyOf,
  endSessions,
  me,
  type PasswordChange,
  profile,
  resetPassword,
  sendPasswordResetLink,
  sessionList,
} from '../contract/index.ts';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/** Asks for a mail with a link for a new password; for visitors. */
export const useSendPasswordLink = () =>
  useWrite((body: { email: string }, { client, options }) =>
    client.call(sendPasswordResetLink, { body }, options),
  );

/** Chooses a new password with the token of such a link; for visitors. */
export const useResetPassword = () =>
  useWrite((body: { token: string; newPassword: string }, { client, options }) =>
    client.call(resetPassword, { body }, options),
  );

/** Changes the password of the signed-in account; its other sessions end. */
export const useChangePassword = () =>
  useWrite(
    (typed: PasswordChange, { client, user, options }) =>
      client.call(changePassword, { body: { ...typed, user } }, options),
    { touches: [sessionList] },
  );

/** Who the signed-in account is to the office. */
export const useProfile = () => useCall(profile, (user) => ({ body: { user } }));

/** Where a provider knows the documented GET alone, there is nothing at the POST. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 405);

/** Claims another NPWP, once: by the POST, which leaves it out of the address, else by the documented GET. */
export const useChangeNpwp = () =>
  useWrite(
    async (npwp: string, { client, options }) => {
      try {
        return await client.call(changeNpwp, { body: { npwp } }, options);
      } catch (error) {
        if (!isMissing(error)) throw error;
        return client.call(changeNpwpByGet, { query: { npwp } }, options);
      }
    },
    { touches: [profile, companyOf, me] },
  );

/** The sessions of the account that are alive. */
export const useSessions = () => useCall(sessionList, () => ({}));

/** Ends one session of the account by its id, or all but this one. */
export const useEndSessions = () =>
  useWrite(
    (which: string | 'others', { client, options }) =>
      client.call(
        endSessions,
        { body: which === 'others' ? { others: true } : { id: which, others: undefined } },
        options,
      ),
    { touches: [sessionList] },
  );
