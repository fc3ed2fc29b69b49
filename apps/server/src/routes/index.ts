import type { Handlers } from '../http/handler.ts';
import { applicationHandlers } from './application.ts';
import { captchaHandlers } from './captcha.ts';
import { companyHandlers } from './company.ts';
import { dokapHandlers } from './dokap.ts';
import { dokapRowHandlers } from './dokap-rows.ts';
import { mailHandlers } from './mail.ts';
import { officePageHandlers } from './office-pages.ts';
import { ownTwoFactorHandlers } from './own-two-factor.ts';
import { passwordHandlers } from './password.ts';
import { profileHandlers } from './profile.ts';
import { referenceHandlers } from './reference.ts';
import { registrationHandlers } from './registration.ts';
import { sessionHandlers } from './session.ts';
import { sessionListHandlers } from './session-list.ts';
import { systemHandlers } from './system.ts';
import { twoFactorHandlers } from './two-factor.ts';

/** Who answers what: every row of the endpoint table has its handler. */
export const handlers: Handlers = {
  ...systemHandlers,
  ...captchaHandlers,
  ...registrationHandlers,
  ...sessionHandlers,
  ...twoFactorHandlers,
  ...ownTwoFactorHandlers,
  ...officePageHandlers,
  ...sessionListHandlers,
  ...passwordHandlers,
  ...profileHandlers,
  ...referenceHandlers,
  ...companyHandlers,
  ...applicationHandlers,
  ...dokapHandlers,
  ...dokapRowHandlers,
  ...mailHandlers,
};
