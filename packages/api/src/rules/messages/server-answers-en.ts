import type { ServerAnswers } from './index.ts';

/** The English messages of `server-answers-id.ts`. */
export const serverAnswersEn: ServerAnswers = {
  notDraft: 'The application has been sent, so it can no longer be changed or deleted.',
  changedElsewhere:
    'This was changed elsewhere after you opened it, so nothing was saved. Load the latest data, then decide which to keep.',
  changedBeforeSending:
    'This application was changed elsewhere after you opened it, so it was not sent. Close, check what it says now, then send it again.',
  mandatoryDokap: 'A mandatory document cannot be deleted. You may change it.',
  dokapNotAllowed: 'This document does not belong to the documents of that permit type.',
  draftLimit: 'You have reached the limit of {max} drafts. Send or delete old drafts first.',
  keptDokapLimit:
    'You have reached the limit of {max} kept documents. Delete those that are no longer used, then save again.',
  notRejected: 'Only a rejected application can be filed again.',
  invalid: 'Some fields need attention.',
  badRequest: 'The request cannot be read.',
  unsupportedMediaType: 'The request must be JSON.',
  tooLarge: 'The request is too large.',
  uploadTooLarge: 'The file has about {size} Kb, at most {max} Kb. Choose a smaller file.',
  tooManyRequests: 'Too many attempts. Try again in {seconds} {seconds:second|seconds}.',
  tooManyUnlessCaptcha:
    'Too many attempts. Try again in {seconds} {seconds:second|seconds}, or complete the verification to try now.',
  busy: 'The server is busy. Try again in {seconds} {seconds:second|seconds}.',
  tooManyAtOnce:
    'Many such requests from your account or network are still being worked on. Try again in {seconds} {seconds:second|seconds}.',
  filesAway:
    'The storage of files cannot be reached, so files can be neither opened nor saved. Your data is unchanged. Try again in {seconds} {seconds:second|seconds}.',
  scannerAway:
    'The virus scanner cannot be reached at the moment, so the file cannot be accepted yet. Nothing that you typed is lost. Try again in a few minutes.',
  fileChecking: 'This file is being checked for viruses. Try to open it again in a few minutes.',
  storageFull:
    'The server has no storage left, so changes cannot be saved. Your data has not changed. Try again later or contact the office.',
  idempotencyRunning: 'The same request is being processed. Wait a moment.',
  idempotencyMismatch: 'The idempotency key was used for different content.',
  serverError:
    'Something failed on the server. Your data did not change. Quote number {incident} when reporting.',
  methodNotAllowed: 'This method is not available at this address.',
  otherHost: 'The portal is not at the address that you opened. Open {url}.',
  saved: 'Saved',
  reportSent: 'The report was sent. The office will check it.',
  reportSentBefore: 'The same file was already sent for this period. Open Browse Upload Laporan to see it.',
  reportRefused: 'This file has {count} {count:mistake|mistakes}. Fix the file, then send it again.',
  manifestSentBefore:
    'The same file was already sent for this number and date. Open Browse Rekonsiliasi to see it.',
  manifestSent: 'The manifest was sent. The office will reconcile it.',
  ppftzCreated: 'A new record was made',
  notRecording: 'This record was sent, so it cannot be deleted.',
  notRecorded: 'This record was sent, so it cannot be changed.',
  ppftzChangedBeforeSending:
    'This record was changed elsewhere after you opened it, so it was not sent. Load the latest data, check what it says now, then send it again.',
  ppftzRefused: 'The record is not complete.',
  ppftzSent: 'The record was sent',
  fileUploaded: 'The document was uploaded',
  packagingExists: 'This record has its packaging already. Change that one.',
  paymentSaved: 'Saved',
  notAwaitingPayment: 'This record does not wait for a payment, so no proof of one can be recorded.',
  answered: 'The answer was sent to the officer.',
  questionClosed: 'The officer has gone on, so this question can no longer be answered.',
  ntpnTaken: 'This NTPN was used already. Compare it with the number on your proof of payment.',
  responseNotYet: 'This document is not available at the present status of the record.',
  recordingLimit:
    'There are {max} records that were not sent yet, which is the limit. Send or delete an older one first.',
  deleted: 'Deleted',
  sent: 'Application sent',
  copied: 'The application was copied into a new draft',
  noted: 'Noted',
  registered: 'You are registered. You can sign in with your account.',
  transitFiled:
    'The transit request was received. Keep its registration code and show it to the customs officer at the arrival terminal.',
  transitUnknown:
    'There is no request with this registration code. Check the code again; requests are kept for {days} days after they were filed.',
  carrierAdded: 'The name was saved',
  mailQueued: 'The notification mail is scheduled',
  incomplete: 'The application is not complete.',
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
  licenceUndecided:
    'This permit cannot be printed yet, because its application is not approved. Follow its status on the page of the application.',
  licenceNotPrinted:
    'This permit is not printed from the portal, by its type and decision. Ask {office} for its document.',
  licenceStored:
    'The office stored the decision on this permit as a file. Download that from the page of the application.',
  licenceUnknown:
    'There is no document with this code. Compare it with the printed code again. If it is the same, ask {office}.',
  storageLow:
    'The server has {free} MB of storage left and must keep {min} MB, so files cannot be saved. Entries without a file can be. Try again later or contact the office.',
};
