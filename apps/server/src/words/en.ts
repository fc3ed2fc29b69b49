import type { ServerAnswers } from './index.ts';

/** The English twin. */
export const en: ServerAnswers = {
  accountDisabled: 'The office has disabled this account. Contact {office}.',
  codeRefused: 'The code is wrong or was used already. Enter the newest code of your authenticator app.',
  recoveryCodeRefused: 'The recovery code is wrong or was used already. Enter another code of your list.',
  secondStepEnded: 'The two-step verification has ended. Please sign in again.',
  tooManyCodes: 'The code was wrong {count} times, so the verification was stopped. Please sign in again.',
  twoFactorIsOff: 'Two-step verification of this account is not on. Reload this page.',
  twoFactorIsOn: 'Two-step verification of this account is on already. Reload this page.',
  twoFactorOff: 'Two-step verification is off',
  twoFactorRequired: 'The office requires two-step verification, so it cannot be switched off.',
  passwordTooShortAlone:
    'Your password is long enough beside two-step verification only. Change it first to one of at least {min} characters.',
  setupNotDue: 'Two-step verification is not being set up for this account. Please sign in again.',
  tooSlow:
    'What was sent did not arrive within {seconds} seconds. Check your internet connection, then try again.',
  npwpClaimed: 'The NPWP has been changed and waits until the office has verified it.',
  npwpChanged: 'The NPWP can be changed only once. Contact {office} if that number is wrong.',
  sessionsEnded: 'The session has been ended.',
  tooManyForMinutes: 'Too many attempts. Try again in {minutes} {minutes:minute|minutes}.',
  storageQuota:
    'Your files already take {used} MB of {max} MB, so this one ({size} Kb) cannot be saved. Delete documents or drafts that are not needed, then save again, or contact the office.',
  storageLow:
    'The server has {free} MB of storage left and must keep {min} MB, so files cannot be saved. Entries without a file can be. Try again later or contact the office.',
};
