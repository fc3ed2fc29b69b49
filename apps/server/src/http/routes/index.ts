import type { Handlers } from '../handler.ts';
import { applicationHandlers } from './application.ts';
import { captchaHandlers } from './captcha.ts';
import { companyHandlers } from './company.ts';
import { dokapHandlers } from './dokap.ts';
import { dokapRowHandlers } from './dokap-rows.ts';
import { licenceHandlers } from './licence.ts';
import { mailHandlers } from './mail.ts';
import { manifestHandlers } from './manifest.ts';
import { masterDokapHandlers } from './master-dokap.ts';
import { officePageHandlers } from './office-pages.ts';
import { officeRecordHandlers } from './office-records.ts';
import { ownTwoFactorHandlers } from './own-two-factor.ts';
import { passwordHandlers } from './password.ts';
import { ppftzHandlers } from './ppftz.ts';
import { ppftzRowHandlers } from './ppftz-rows.ts';
import { profileHandlers } from './profile.ts';
import { questionHandlers } from './questions.ts';
import { referenceHandlers } from './reference.ts';
import { registrationHandlers } from './registration.ts';
import { releaseLetterHandlers } from './release-letter.ts';
import { reportHandlers } from './report.ts';
import { sessionHandlers } from './session.ts';
import { sessionListHandlers } from './session-list.ts';
import { systemHandlers } from './system.ts';
import { transitHandlers } from './transit.ts';
import { transitPdfHandlers } from './transit-pdf.ts';
import { transitReferenceHandlers } from './transit-reference.ts';
import { twoFactorHandlers } from './two-factor.ts';

/** The handler of every row of the endpoint table. */
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
  ...licenceHandlers,
  ...dokapHandlers,
  ...dokapRowHandlers,
  ...masterDokapHandlers,
  ...officeRecordHandlers,
  ...questionHandlers,
  ...manifestHandlers,
  ...releaseLetterHandlers,
  ...reportHandlers,
  ...ppftzHandlers,
  ...ppftzRowHandlers,
  ...transitHandlers,
  ...transitPdfHandlers,
  ...transitReferenceHandlers,
  ...mailHandlers,
};
