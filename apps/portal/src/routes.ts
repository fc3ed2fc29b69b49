import { permitUsers, ppftzUsers } from '@pabean/api/rules';
import type { TitleKey } from './messages/id.ts';
import { paths } from './paths.ts';
import type { PageRoute, RedirectRoute, Route } from './routing/route.ts';

const soon = () => import('./pages/soon/soon-page.tsx');
const applicationList = () => import('./pages/application-list/application-list-page.tsx');
const applicationForm = () => import('./pages/application-form/application-form-page.tsx');
const applicationDetail = () => import('./pages/application-detail/application-detail-page.tsx');
const browseList = () => import('./pages/browse-list/browse-list-page.tsx');
const browseDetail = () => import('./pages/browse-detail/browse-detail-page.tsx');

/** Every page has a title; a key equal to the address's name need not be given. */
type Title<Name> = Name extends TitleKey ? { readonly title?: TitleKey } : { readonly title: TitleKey };

/** A row under the name of its address. A page without `load` is planned. */
type Row<Name> =
  | Omit<RedirectRoute, 'path'>
  | (Omit<PageRoute, 'path' | 'title' | 'load'> & Partial<Pick<PageRoute, 'load'>> & Title<Name>);

const rows: { readonly [Name in keyof typeof paths]: Row<Name> } = {
  root: { redirect: paths.dashboard },
  dashboard: {
    access: [...permitUsers, 'M'],
    load: () => import('./pages/dashboard/dashboard-page.tsx'),
    next: [paths.applicationList, paths.applicationForm, paths.applicationDetail],
  },
  changePassword: {
    access: permitUsers,
    load: () => import('./pages/change-password/change-password-page.tsx'),
  },
  profile: { access: [...permitUsers, 'M'], load: () => import('./pages/profile/profile-page.tsx') },

  applications: { redirect: paths.applicationList },
  applicationList: {
    access: permitUsers,
    title: 'applications',
    load: applicationList,
    next: [paths.applicationDetail, paths.applicationForm],
  },
  applicationForm: {
    access: permitUsers,
    parent: paths.applicationList,
    load: applicationForm,
    next: [paths.applicationDetail],
  },
  applicationDokap: {
    access: permitUsers,
    title: 'applicationForm',
    parent: paths.applicationList,
    load: applicationForm,
    next: [paths.applicationDetail],
  },
  applicationEdit: {
    access: permitUsers,
    parent: paths.applicationList,
    load: applicationForm,
    next: [paths.applicationDetail],
  },
  applicationDetail: {
    access: permitUsers,
    parent: paths.applicationList,
    load: applicationDetail,
    next: [paths.applicationList],
  },
  reportUpload: {
    access: permitUsers,
    load: () => import('./pages/report-upload/report-upload-page.tsx'),
    next: [paths.reportList],
  },
  reportList: {
    access: permitUsers,
    load: () => import('./pages/report-list/report-list-page.tsx'),
    next: [paths.reportUpload],
  },

  browse: { redirect: paths.browseList },
  browseList: {
    access: permitUsers,
    title: 'browse',
    load: browseList,
    next: [paths.browseDetail],
  },
  browseDetail: {
    access: permitUsers,
    title: 'applicationDetail',
    parent: paths.browseList,
    load: browseDetail,
    next: [paths.browseList],
  },
  ftzBrowse: { redirect: paths.ftzBrowseList },
  ftzBrowseList: {
    access: permitUsers,
    title: 'ftzBrowse',
    load: browseList,
    next: [paths.ftzBrowseDetail],
  },
  ftzBrowseDetail: {
    access: permitUsers,
    title: 'applicationDetail',
    parent: paths.ftzBrowseList,
    load: browseDetail,
    next: [paths.ftzBrowseList],
  },
  ftz: { redirect: paths.ftzList },
  ftzList: {
    access: permitUsers,
    title: 'ftz',
    load: applicationList,
    next: [paths.ftzDetail, paths.ftzForm],
  },
  ftzForm: {
    access: permitUsers,
    parent: paths.ftzList,
    load: applicationForm,
    next: [paths.ftzDetail],
  },
  ftzEdit: {
    access: permitUsers,
    title: 'applicationEdit',
    parent: paths.ftzList,
    load: applicationForm,
    next: [paths.ftzDetail],
  },
  ftzDetail: {
    access: permitUsers,
    title: 'applicationDetail',
    parent: paths.ftzList,
    load: applicationDetail,
    next: [paths.ftzList],
  },
  releaseLetters: { redirect: paths.releaseLetterList },
  releaseLetterList: {
    access: permitUsers,
    load: () => import('./pages/release-letter-list/release-letter-list-page.tsx'),
  },
  reconciliation: { redirect: paths.reconciliationList },
  reconciliationList: {
    access: permitUsers,
    load: () => import('./pages/reconciliation-list/reconciliation-list-page.tsx'),
    next: [paths.reconciliationForm],
  },
  reconciliationForm: {
    access: permitUsers,
    parent: paths.reconciliationList,
    load: () => import('./pages/reconciliation-form/reconciliation-form-page.tsx'),
    next: [paths.reconciliationList],
  },

  ppftz: { redirect: paths.ppftzList },
  ppftzRecording: {
    access: ppftzUsers,
    load: () => import('./pages/ppftz-recording/ppftz-recording-page.tsx'),
    next: [paths.ppftzEditor],
  },
  ppftzEditor: {
    access: ppftzUsers,
    load: () => import('./pages/ppftz-editor/ppftz-editor-page.tsx'),
    title: 'ppftzRecording',
    parent: paths.ppftzRecording,
  },
  ppftzList: {
    access: ppftzUsers,
    load: () => import('./pages/ppftz-list/ppftz-list-page.tsx'),
    next: [paths.ppftzDetail],
  },
  ppftzDetail: {
    access: ppftzUsers,
    load: () => import('./pages/ppftz-detail/ppftz-detail-page.tsx'),
    parent: paths.ppftzList,
  },

  login: {
    access: 'visitor',
    frame: 'bare',
    load: () => import('./pages/login/login-page.tsx'),
    next: [paths.dashboard],
  },
  register: {
    access: 'visitor',
    load: () => import('./pages/register/register-page.tsx'),
    next: [paths.login],
  },
  resetPassword: {
    access: 'visitor',
    frame: 'bare',
    load: () => import('./pages/reset-password/reset-password-page.tsx'),
  },
  updatePassword: {
    access: 'visitor',
    frame: 'bare',
    load: () => import('./pages/update-password/update-password-page.tsx'),
  },
  transitMenu: {
    access: 'visitor',
    load: () => import('./pages/transit-menu/transit-menu-page.tsx'),
    next: [paths.transitForm, paths.transitResult],
  },
  transitForm: {
    access: 'visitor',
    load: () => import('./pages/transit-form/transit-form-page.tsx'),
    parent: paths.transitMenu,
    next: [paths.transitResult],
  },
  transitCourierForm: {
    access: 'visitor',
    load: () => import('./pages/transit-courier-form/transit-courier-form-page.tsx'),
    parent: paths.transitMenu,
    next: [paths.transitResult],
  },
  transitResult: {
    access: 'visitor',
    load: () => import('./pages/transit-result/transit-result-page.tsx'),
    parent: paths.transitMenu,
    next: [paths.transitMenu],
  },
  announcement: {
    access: 'visitor',
    load: () => import('./pages/announcements/announcements-page.tsx'),
  },

  tfaSetup: {
    access: 'everyone',
    frame: 'bare',
    load: () => import('./pages/two-factor/tfa-setup-page.tsx'),
    next: [paths.dashboard],
  },
  tfaVerify: {
    access: 'everyone',
    frame: 'bare',
    load: () => import('./pages/two-factor/tfa-verify-page.tsx'),
    next: [paths.dashboard],
  },
  performanceReport: {
    access: 'everyone',
    load: () => import('./pages/performance-report/performance-report-page.tsx'),
  },
  licenceCheck: {
    access: 'everyone',
    frame: 'bare',
    load: () => import('./pages/licence-check/licence-check-page.tsx'),
  },
  unauthorized: { access: 'everyone', load: () => import('./pages/unauthorized/unauthorized-page.tsx') },
};

/**
 * Every address of the portal, with its page and access. Menus, guards, prefetching and the test of all pages read this
 * table.
 */
export const routes: readonly Route[] = Object.entries(rows).map(([name, row]) => ({
  path: paths[name as keyof typeof paths],
  title: name as TitleKey,
  load: soon,
  ...row,
}));

/** The page of every other address. */
export const notFoundRoute: PageRoute = {
  path: '*',
  access: 'everyone',
  title: 'notFound',
  load: () => import('./pages/not-found/not-found-page.tsx'),
};
