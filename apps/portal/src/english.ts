import { en as shared } from '@pabean/api/rules';
import { loginWords } from './pages/login/login-words.ts';
import { loadFailureWords } from './routing/load-failure.tsx';
import { pageTitleWords } from './routing/page-title.ts';
import { titles } from './titles.ts';

export { en as ui } from '@pabean/ui/messages';
export { shared };

loginWords.en = {
  title: 'Login',
  lead: "Sign in with your company's account.",
  username: shared.labels.username,
  password: shared.labels.password,
  required: shared.refusals.required,
  network: shared.failures.network,
  unexpected: shared.failures.unexpected,
  unauthenticated: shared.answers.unauthenticated,
  signedOut: shared.answers.signedOut,
  submit: 'Login',
  busy: 'Checking…',
  forgot: 'Forgot password?',
  noAccount: 'No account yet?',
  register: 'Register',
  withoutAccount: 'without an account',
  transit: 'Transit goods report',
  transitHint: 'File one, or find it by its registration code',
  refusedHint: 'Check both, or reset your password.',
  waitHint: 'What you typed is still here. Wait {seconds} seconds, then press Login again.',
  retry: 'Try again',
  tfaTitle: 'This account uses two-step verification',
  tfaCode: 'The code step is not available in this portal yet. Ask the office for another way in.',
  tfaSetup:
    'Two-step verification of this account must be set up first, which this portal cannot do yet. Ask the office.',
};

loadFailureWords.en = {
  title: 'The page could not be opened',
  text: 'The server cannot be reached. Check your internet connection, then try again. What you typed is kept as a draft on this device.',
  retry: 'Try again',
};

pageTitleWords.en = { failed: 'Error: ' };

titles.en = {
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
  browseDetail: 'Application',
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
  updatePassword: 'New password',
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
};
