import type { AccountWords } from './accounts-id.ts';

/** The English twin of `accounts-id.ts`: the same keys and placeholders. */
export const accountsEn: AccountWords = {
  register: {
    lead: 'An account for your company. An officer checks its identity; you can make applications meanwhile.',
  },

  announcements: {
    lead: 'News from the office for everybody who uses its services.',
    loading: 'Loading announcements',
    failed: 'The announcements could not be loaded',
    empty: 'No announcements yet',
    emptyText: 'News from the office will appear here.',
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
};
