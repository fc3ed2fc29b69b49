// Everything in English, fetched for those who chose it.

import { applicationDetail, deleteDokap } from './pages/application-detail/application-detail-words.en.ts';
import { applicationForm } from './pages/application-form/application-form-words.en.ts';
import { applicationList } from './pages/application-list/application-list-words.en.ts';
import { dashboard } from './pages/dashboard/dashboard-words.en.ts';
import { login } from './pages/login/login-words.en.ts';
import { soon } from './pages/soon/soon-words.en.ts';
import { unauthorized } from './pages/unauthorized/unauthorized-words.en.ts';
import { loadFailure, pageTitle } from './routing/routing-words.en.ts';
import { display, leaving, shell } from './shell/shell-words.en.ts';
import { titles } from './titles.en.ts';

export { en as shared } from '@pabean/api/rules';
export { formsEn as forms } from '@pabean/forms';
export { en as ui } from '@pabean/ui/messages';

/** What the portal itself says, by the names that the parts give in `words`. */
export const portal = {
  applicationDetail,
  applicationForm,
  applicationList,
  dashboard,
  deleteDokap,
  display,
  leaving,
  loadFailure,
  login,
  pageTitle,
  shell,
  soon,
  titles,
  unauthorized,
};
