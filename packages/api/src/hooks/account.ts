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

/** Requests a mail with a link for a new password; for visitors. */
export const useSendPasswordLink = () =>
  useWrite((body: { email: string }, { client, options }) =>
    client.call(sendPasswordResetLink, { body }, options),
  );

/**
 * Checks whether a mailed link is still valid for choosing a new password; for visitors. With a provider without this
 * call, the link counts as valid.
 *
 * @param token Undefined to wait until there is one.
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

/** The profile of the signed-in account. */
export const useProfile = () => useCall(profile, (user) => ({ body: { user } }));

/** A provider that has only the documented GET answers the POST with one of these. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 405);

/** Changes the NPWP, once: by the POST, which keeps it out of the URL, else by the documented GET. */
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

/** The active sessions of the account. */
export const useSessions = () => useCall(sessionList, () => ({}));

/** Ends one session of the account by its id, or all others. */
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

/** The signed-in account, fetched from the server. */
export const useMe = () => useCall(me, () => ({}));

/** Starts the set-up of the account's second factor. */
export const useStartTwoFactor = () =>
  useWrite((password: string, { client, options }) =>
    client.call(startTwoFactor, { body: { password } }, options),
  );

/** Activates the second factor with the app's first code; returns the recovery codes. */
export const useActivateTwoFactor = () =>
  useWrite((otp: string, { client, options }) => client.call(activateTwoFactor, { body: { otp } }, options), {
    touches: [me, sessionList],
  });

/** Deactivates the second factor. */
export const useDeactivateTwoFactor = () =>
  useWrite(
    (proof: AccountProof, { client, options }) => client.call(deactivateTwoFactor, { body: proof }, options),
    { touches: [me, sessionList] },
  );

/** Returns new recovery codes. */
export const useRenewRecoveryCodes = () =>
  useWrite((proof: AccountProof, { client, options }) =>
    client.call(renewRecoveryCodes, { body: proof }, options),
  );
