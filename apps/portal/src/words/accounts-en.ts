import type { AccountWords } from './accounts-id.ts';

/** The English twin of `accounts-id.ts`: the same keys and placeholders. */
export const accountsEn: AccountWords = {
  register: {
    done: 'You are registered. Please log in.',
    lead: 'An account for your company. An officer checks its identity; you can make applications meanwhile.',
  },

  announcements: {
    lead: 'News from the office for everybody who uses its services.',
    loading: 'Loading announcements',
    failed: 'The announcements could not be loaded',
    empty: 'No announcements yet',
    emptyText: 'News from the office will appear here.',
  },

  licenceCheck: {
    lead: 'Type the code that is printed on the document, or scan its QR code.',
    back: 'To the start of the portal',
    noCode: 'This address holds no right code of a document. Check the code below.',
    notFound: 'No document was found',
    failed: 'The document could not be checked yet',
    valid: 'This document is genuine and valid today',
    validText: 'Compare these data with the document in your hands.',
    notValid: 'This document is genuine, but not valid today',
    notValidText: 'The office issued it once. Ask its holder or the office about its status.',
    number: 'Approval number',
    date: 'Approval date',
    holder: 'Holder',
    code: 'Check code',
  },

  performanceReport: {
    lead: "The office's performance, year by year, as PDF.",
    loading: 'Loading performance reports',
    failed: 'The performance reports could not be loaded',
    empty: 'No performance reports yet',
    emptyText: 'Reports that the office publishes will appear here.',
    year: 'Performance report {year}',
    size: 'PDF, {size} Kb',
    download: 'Download performance report {year}',
    downloadShort: 'Download',
  },

  twoFactor: {
    lead: 'Signing in as {user}. The second step: a code from your phone.',
    setupLead: 'Signing in as {user}. This account needs a code from a phone at every login. Set it up once.',
    backToLogin: 'Log in with another account',
    key: 'Key for the authenticator app',
    failed: 'The QR code could not be loaded',
    scan: '1. Scan the QR code',
    scanText: 'Use an authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis.',
    type: '2. Type the code that it shows',
    typeHint: 'The app shows 6 new digits every 30 seconds.',
    confirm: 'Confirm',
    codesHeading: 'Keep your recovery codes',
    codesLead:
      'If your phone is lost, one of these stands in for the code of the app, each of them once. They are shown only now.',
    goOn: 'Go on to the portal',
  },

  password: {
    resetLead: 'We mail you a link under which you choose a new password.',
    updateLead: 'Once it is saved all sessions of your account end, and you sign in with the new password.',
    newLink: 'ask for a new link',
    noLink: 'This link is not complete',
    noLinkText: 'Open the link in our e-mail again, or ask for a new one.',
    askForLink: 'Ask for a new link',
    toLogin: 'Back to the login',
    changeLead: 'All other sessions of your account end, and we tell you by e-mail.',
    othersEnded: 'Your other sessions have ended.',
  },

  profile: {
    lead: 'Your company as this office knows it.',
    loading: 'Loading your profile',
    failed: 'Your profile could not be loaded',
    identity: 'Identity',
    waiting: 'Waiting for the office to verify it',
    waitingText: 'The office checks your identity number. You can go on applying for permits.',
    npwpSaved: 'The NPWP has been changed and waits until the office has verified it.',
    unknown: 'Not on record',
    security: 'Security',
    passwordText: 'Change your password if somebody else may know it.',
    changeNpwp: 'Change NPWP',
  },

  sessions: {
    heading: 'Your sessions',
    lead: 'Devices that are signed in with this account. Sign out those that you do not know, then change your password.',
    device: 'Device',
    unknownDevice: 'Unknown device',
    state: 'State',
    address: 'IP address',
    opened: 'Signed in',
    used: 'Last used',
    current: 'This session',
    end: 'Sign out',
    endOf: 'Sign out {device}, signed in {time}',
    ending: 'Signing out…',
    endTitle: 'Sign out a device',
    endQuestion: 'That device leaves the portal at once. What was not saved there may be lost.',
    endOthers: 'Sign out all others',
    endOthersQuestion: 'All other devices leave the portal at once. What was not saved there may be lost.',
    onlyThis: 'No other device is signed in with this account',
  },

  ownTwoFactor: {
    on: 'On',
    off: 'Off',
    text: 'Beside the password the portal asks for a code from your phone at every login. Who knows your password still cannot get in.',
    requiredText: 'The office requires a code from your phone at every login.',
    newCodes: 'New recovery codes…',
    switchOn: 'Switch on…',
    switchOff: 'Switch off…',
  },
};
