import { inject, type RouteParams } from 'regexparam';
import { visitorPaths } from './visitor-paths.ts';

/** Every address of the portal, by its name in the code; as wouter patterns. */
export const paths = {
  ...visitorPaths,
  dashboard: '/dashboard',
  changePassword: '/changepass',
  profile: '/profile',
  applications: '/pengajuan',
  applicationList: '/pengajuan/listpengajuan',
  applicationForm: '/pengajuan/header',
  applicationEdit: '/pengajuan/header/:idmohon',
  applicationDetail: '/pengajuan/detilheader/:idmohon',
  applicationDokap: '/pengajuan/dokap',
  reportUpload: '/pengajuan/upload',
  reportList: '/pengajuan/browseupload',
  browse: '/brows',
  browseList: '/brows/listbrows',
  browseDetail: '/brows/detilbrows/:idmohon',
  ftzBrowse: '/browseftz',
  ftzBrowseList: '/browseftz/list',
  ftzBrowseDetail: '/browseftz/list/:idmohon',
  ftz: '/pengajuanftz',
  ftzList: '/pengajuanftz/list',
  ftzForm: '/pengajuanftz/addheader',
  ftzEdit: '/pengajuanftz/addheader/:idmohon',
  ftzDetail: '/pengajuanftz/detilheader/:idmohon',
  releaseLetters: '/sppbmcp',
  releaseLetterList: '/sppbmcp/listsppbmcp',
  reconciliation: '/rekonmanifes',
  reconciliationList: '/rekonmanifes/browse',
  reconciliationForm: '/rekonmanifes/add',
  ppftz: '/ppftz',
  ppftzRecording: '/ppftz/perekaman',
  ppftzEditor: '/ppftz/perekaman/:id',
  ppftzList: '/ppftz/browse',
  ppftzDetail: '/ppftz/browse/:id',
  updatePassword: '/updatepassword/:token',
  transitForm: '/formtransit',
  transitCourierForm: '/formtransitA-aquarayaikn',
  transitResult: '/resulttransit/:id',
  unauthorized: '/unauthorize',
} as const;

/** One of the portal's addresses, as a pattern. */
export type RoutePath = (typeof paths)[keyof typeof paths];

type Params<Path extends string> = keyof RouteParams<Path> extends never ? [] : [params: RouteParams<Path>];

/** Fills an address: `pathTo(paths.applicationDetail, { idmohon })` → `/pengajuan/detilheader/01J…`. */
export function pathTo<Path extends RoutePath>(path: Path, ...[params]: Params<Path>): string {
  const values = Object.entries(params ?? {}).map(([name, value]) => [name, encodeURIComponent(value)]);
  return inject(path as string, Object.fromEntries(values));
}

/** The same as a link's `href`: `#/pengajuan/detilheader/01J…`. */
export const hrefTo = <Path extends RoutePath>(path: Path, ...params: Params<Path>) =>
  `#${pathTo(path, ...params)}`;
