import type { Words } from './id.ts';

/** The English twin: the same keys and placeholders. */
export const en: Words = {
  common: {
    downloadFailed: 'The file could not be downloaded',
    delete: 'Delete',
    deleting: 'Deleting…',
    deleteQuestion: 'Are you sure that you want to delete this data?',
    date: 'Date',
    toDashboard: 'To the dashboard',
    toLogin: 'To the login',
  },

  titles: {
    dashboard: 'Dashboard',
    changePassword: 'Change password',
    profile: 'Profile',
    permits: 'Permits',
    applications: 'Applications',
    applicationForm: 'Permit header form',
    applicationDetail: 'Application',
    upload: 'Upload',
    reportUpload: 'Upload report',
    reportList: 'Browse uploaded reports',
    browse: 'Browse',
    ftzBrowse: 'Browse FTZ',
    ftz: 'FTZ applications',
    ftzForm: 'FTZ header form',
    reconciliation: 'Manifest reconciliation',
    reconciliationList: 'Browse BL/AWB',
    reconciliationForm: 'Add file',
    releaseLetters: 'SPPBMCP',
    releaseLetterList: 'Browse SPPBMCP',
    ppftz: 'Manual PPFTZ',
    ppftzRecording: 'Recording',
    ppftzList: 'Browse manual PPFTZ',
    ppftzDetail: 'PPFTZ',
    login: 'Login',
    register: 'Register',
    resetPassword: 'Forgot password',
    updatePassword: 'Choose a new password',
    transitMenu: 'Transit goods report',
    transitForm: 'Passenger goods from the customs territory',
    transitCourierForm: 'Transit permit for couriered goods',
    transitResult: 'Registration code',
    announcement: 'Announcement',
    tfaSetup: 'Set up two-step verification',
    tfaVerify: 'Two-step verification',
    performanceReport: 'Annual performance report',
    unauthorized: 'Access refused',
    notFound: 'Page not found',
  },

  shell: {
    changePassword: 'Change Password',
    logout: 'Logout',
    account: 'Account {user}',
    display: 'Display: theme, density and language',
    theme: 'Theme',
    system: 'As the device',
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
    density: 'Row density',
    comfortable: 'Roomy',
    compact: 'Compact',
    language: 'Language',
    leaveTitle: 'Changes are not saved',
    leaveText:
      'What you typed on this page has not reached the server. If you leave, it stays as a draft on this device.',
    logoutText:
      'Logging out erases what you typed and did not save from this device, all of your drafts included, because others may use it. Save it first if you still need it.',
    stay: 'Stay here',
    leave: 'Leave',
    failedTitle: 'The page could not be opened',
    signInAgain: 'Sign in again',
    failedText:
      'The server cannot be reached. Check your internet connection, then try again. What you typed is kept as a draft on this device.',
  },

  login: {
    lead: "Sign in with your company's account.",
    forgot: 'Forgot password?',
    noAccount: 'No account yet?',
    withoutAccount: 'without an account',
    transitHint: 'File one, or find it by its registration code',
    stepLost:
      'The page was loaded again or opened without a login, so your password is no longer known. Log in again to go on with the two-step verification.',
    stepExpired: 'The two-step verification ran out of time after 5 minutes. Log in again to go on.',
  },

  soon: {
    heading: 'This page is not available in this portal yet',
    text: 'Ask the office for this service.',
  },

  unauthorized: {
    account: 'The account {user} may not open that page',
    visitor: 'That page is for certain accounts only',
    text: 'The menu shows everything that you can open. Ask the office if you need more.',
    visitorText: 'Sign in with an account that may open it.',
  },
};
