import { permitUsers, ppftzUsers } from '@pabean/api/rules';
import { paths } from './paths.ts';
import type { PageRoute, Route } from './routing/route.ts';

const soon = () => import('./pages/soon/soon-page.tsx');
const applicationForm = () => import('./pages/application-form/application-form-page.tsx');

/**
 * Every address of the portal, what it shows and who may open it. Menus, guards, prefetching and the test that walks
 * every page read this table; an address that is not in it does not exist.
 */
export const routes: readonly Route[] = [
  { path: paths.root, redirect: paths.dashboard },
  {
    path: paths.dashboard,
    access: [...permitUsers, 'M'],
    title: 'dashboard',
    load: () => import('./pages/dashboard/dashboard-page.tsx'),
    next: [paths.applicationList, paths.applicationForm, paths.applicationDetail],
  },
  { path: paths.changePassword, access: permitUsers, title: 'changePassword', load: soon },
  { path: paths.profile, access: [...permitUsers, 'M'], title: 'profile', load: soon },

  { path: paths.applications, redirect: paths.applicationList },
  {
    path: paths.applicationList,
    access: permitUsers,
    title: 'applications',
    load: () => import('./pages/application-list/application-list-page.tsx'),
    next: [paths.applicationDetail, paths.applicationForm],
  },
  {
    path: paths.applicationForm,
    access: permitUsers,
    title: 'applicationForm',
    parent: paths.applicationList,
    load: applicationForm,
    next: [paths.applicationDetail],
  },
  {
    path: paths.applicationDokap,
    access: permitUsers,
    title: 'applicationForm',
    parent: paths.applicationList,
    load: applicationForm,
    next: [paths.applicationDetail],
  },
  {
    path: paths.applicationDetail,
    access: permitUsers,
    title: 'applicationDetail',
    parent: paths.applicationList,
    load: () => import('./pages/application-detail/application-detail-page.tsx'),
    next: [paths.applicationList],
  },
  { path: paths.reportUpload, access: permitUsers, title: 'reportUpload', load: soon },
  { path: paths.reportList, access: permitUsers, title: 'reportList', load: soon },

  { path: paths.browse, redirect: paths.browseList },
  { path: paths.browseList, access: permitUsers, title: 'browse', load: soon },
  { path: paths.browseDetail, access: permitUsers, title: 'browseDetail', load: soon },
  { path: paths.ftzBrowse, redirect: paths.ftzBrowseList },
  { path: paths.ftzBrowseList, access: permitUsers, title: 'ftzBrowse', load: soon },
  { path: paths.ftzBrowseDetail, access: permitUsers, title: 'browseDetail', load: soon },
  { path: paths.ftz, redirect: paths.ftzList },
  { path: paths.ftzList, access: permitUsers, title: 'ftz', load: soon },
  { path: paths.ftzForm, access: permitUsers, title: 'ftzForm', load: soon },
  { path: paths.ftzDetail, access: permitUsers, title: 'applicationDetail', load: soon },
  { path: paths.releaseLetters, redirect: paths.releaseLetterList },
  { path: paths.releaseLetterList, access: permitUsers, title: 'releaseLetterList', load: soon },
  { path: paths.reconciliation, redirect: paths.reconciliationList },
  { path: paths.reconciliationList, access: permitUsers, title: 'reconciliationList', load: soon },
  { path: paths.reconciliationForm, access: permitUsers, title: 'reconciliationForm', load: soon },

  { path: paths.ppftz, redirect: paths.ppftzList },
  { path: paths.ppftzRecording, access: ppftzUsers, title: 'ppftzRecording', load: soon },
  { path: paths.ppftzEditor, access: ppftzUsers, title: 'ppftzRecording', load: soon },
  { path: paths.ppftzList, access: ppftzUsers, title: 'ppftzList', load: soon },
  { path: paths.ppftzDetail, access: ppftzUsers, title: 'ppftzDetail', load: soon },

  {
    path: paths.login,
    access: 'visitor',
    title: 'login',
    frame: 'bare',
    load: () => import('./pages/login/login-page.tsx'),
    next: [paths.dashboard],
  },
  { path: paths.register, access: 'visitor', title: 'register', load: soon },
  { path: paths.resetPassword, access: 'visitor', title: 'resetPassword', load: soon },
  { path: paths.updatePassword, access: 'visitor', title: 'updatePassword', load: soon },
  { path: paths.transitMenu, access: 'visitor', title: 'transitMenu', load: soon },
  { path: paths.transitForm, access: 'visitor', title: 'transitForm', load: soon },
  { path: paths.transitCourierForm, access: 'visitor', title: 'transitCourierForm', load: soon },
  { path: paths.transitResult, access: 'visitor', title: 'transitResult', load: soon },
  { path: paths.announcement, access: 'visitor', title: 'announcement', load: soon },

  { path: paths.tfaSetup, access: 'everyone', title: 'tfaSetup', load: soon },
  { path: paths.tfaVerify, access: 'everyone', title: 'tfaVerify', load: soon },
  { path: paths.performanceReport, access: 'everyone', title: 'performanceReport', load: soon },
  {
    path: paths.unauthorized,
    access: 'everyone',
    title: 'unauthorized',
    load: () => import('./pages/unauthorized/unauthorized-page.tsx'),
  },
];

/** What every other address shows. */
export const notFoundRoute: PageRoute = {
  path: '*',
  access: 'everyone',
  title: 'notFound',
  load: () => import('./pages/not-found/not-found-page.tsx'),
};
