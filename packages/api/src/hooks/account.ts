import { ApiError } from '../client/index.ts';
import {
  type AccountProof,
  activateTwoFactor,
  changeNpwp,
  changeNpwpByGet,
  changePassword,
  checkResetLink,
  companyOf,
  deactivateTwoFactor,
  endSessions,
  me,
  type PasswordChange,
  profile,
  renewRecoveryCodes,
  resetPassword,
  sendPasswordResetLink,
  sessionList,
  startTwoFactor,
} from '../contract/index.ts';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/** Asks for a mail with a link for a new password; for visitors. */
export const useSendPasswordLink = () =>
  useWrite((body: { email: string }, { client, options }) =>
    client.call(sendPasswordResetLink, { body }, options),
  );

/**
 * Whether a mailed link still chooses a new password; for visitors. A provider without this call says nothing: then the
 * link is tried.
 *
 * @param token Undefined to wait, as long as there is none.
 */
export const useResetLinkCheck = (token: string | undefined) =>
  useCall(checkResetLink, token === undefined ? undefined : { body: { token } }, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });

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

/** Who is signed in, as the server says now. */
export const useMe = () => useCall(me, () => ({}));

/** Begins to switch the own second factor on. */
export const useStartTwoFactor = () =>
  useWrite((password: string, { client, options }) =>
    client.call(startTwoFactor, { body: { password } }, options),
  );

/** Switches it on with the app's first code; gives the recovery codes. */
export const useActivateTwoFactor = () =>
  useWrite((otp: string, { client, options }) => client.call(activateTwoFactor, { body: { otp } }, options), {
    touches: [me, sessionList],
  });

/** Switches it off. */
export const useDeactivateTwoFactor = () =>
  useWrite(
    (proof: AccountProof, { client, options }) => client.call(deactivateTwoFactor, { body: proof }, options),
    { touches: [me, sessionList] },
  );

/** Gives new recovery codes. */
export const useRenewRecoveryCodes = () =>
  useWrite((proof: AccountProof, { client, options }) =>
    client.call(renewRecoveryCodes, { body: proof }, options),
  );
