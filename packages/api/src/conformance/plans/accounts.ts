import { bare, call, callAbout, leftAlone, type Resource } from '../plan.ts';

const ends = 'It ends sessions, or changes how the account signs in.';
const mails = 'It sends mail, or belongs to a registration.';

/** Accounts; the session itself is checked while signing in and out. */
export const accounts: Resource = {
  title: 'Sessions and accounts',
  plans: [
    bare('me'),
    call('profile', ({ user }) => ({ body: { user } })),
    bare('sessionList', { finds: (sessions) => ({ session: sessions.find(({ current }) => !current)?.id }) }),
    ...leftAlone(
      ends,
      'endSessions',
      'changePassword',
      'startTwoFactor',
      'activateTwoFactor',
      'deactivateTwoFactor',
      'renewRecoveryCodes',
    ),
    ...leftAlone(
      'It belongs to an account whose second factor waits to be set up.',
      'twoFactorSetup',
      'confirmTwoFactor',
    ),
    ...leftAlone('It claims another identity for the company, once.', 'changeNpwp', 'changeNpwpByGet'),
    ...leftAlone(
      mails,
      'sendPasswordResetLink',
      'checkResetLink',
      'resetPassword',
      'register',
      'confirmRegistration',
    ),
  ],
};

/** Calls for everybody. */
export const visitors: Resource = {
  title: 'Visitors',
  plans: [
    bare('health'),
    bare('openApi'),
    ...leftAlone('It would note an error that did not happen.', 'reportCrash'),
    call('captcha', () => ({ query: { form: 'register' as const } })),
    bare('announcementList'),
    bare('performanceReportList', { finds: ([report]) => ({ reportYear: report?.year }) }),
    callAbout('performanceReportFile', 'reportYear', (year) => ({ params: { year } })),
    callAbout('checkLicence', 'licenceCode', (code) => ({ params: { code } })),
  ],
};
