import * as application from './application.ts';
import * as applicationWrites from './application-writes.ts';
import * as company from './company.ts';
import * as dokap from './dokap.ts';
import * as dokapDownload from './dokap-download.ts';
import * as dokapReference from './dokap-reference.ts';
import * as rows from './dokap-rows.ts';
import * as dokapWrites from './dokap-writes.ts';
import * as reference from './reference.ts';
import * as saving from './save-application.ts';
import * as session from './session.ts';
import * as system from './system.ts';

/** The table of every call, by its name in the code. What is not in here does not exist. */
export const endpoints = {
  health: system.health,
  openApi: system.openApi,
  signIn: session.signIn,
  me: session.me,
  signOut: session.signOut,
  identityTypeList: reference.identityTypeList,
  permitTypeList: reference.permitTypeList,
  dokapTypeList: dokapReference.dokapTypeList,
  dokapType: dokapReference.dokapType,
  referenceList: dokapReference.referenceList,
  referenceDetail: dokapReference.referenceDetail,
  companyOf: company.companyOf,
  applicationList: application.applicationList,
  applicationDetail: application.applicationDetail,
  saveApplication: saving.saveApplication,
  deleteApplication: applicationWrites.deleteApplication,
  sendApplication: applicationWrites.sendApplication,
  sendMail: applicationWrites.sendMail,
  dokapList: dokap.dokapList,
  dokapForEdit: dokapWrites.dokapForEdit,
  saveDokap: dokapWrites.saveDokap,
  updateDokap: dokapWrites.updateDokap,
  deleteDokap: dokapWrites.deleteDokap,
  noteDokapDownload: dokapDownload.noteDokapDownload,
  dokapFile: dokapDownload.dokapFile,
  dokapRows: rows.dokapRows,
  saveContainers: rows.saveContainers,
  saveDatedDocument: rows.saveDatedDocument,
  saveNoStrip: rows.saveNoStrip,
  deleteDatedDocument: rows.deleteDatedDocument,
  deleteNoStrip: rows.deleteNoStrip,
  dokapRowFile: rows.dokapRowFile,
} as const;

/** The table's type. */
export type Endpoints = typeof endpoints;

/** The name of a call. */
export type EndpointName = keyof Endpoints;
