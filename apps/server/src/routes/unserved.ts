import type { HandlersOf } from '../http/handler.ts';
import { notFound } from '../http/refusal.ts';

const refuse = () => {
  throw notFound();
};

/** Rows that wait for their handlers: a resource's file takes its rows out of here. */
export const unserved: HandlersOf<
  | 'identityTypeList'
  | 'permitTypeList'
  | 'dokapTypeList'
  | 'dokapType'
  | 'referenceList'
  | 'referenceDetail'
  | 'companyOf'
  | 'applicationList'
  | 'applicationDetail'
  | 'saveApplication'
  | 'deleteApplication'
  | 'sendApplication'
  | 'sendMail'
  | 'dokapList'
  | 'dokapForEdit'
  | 'saveDokap'
  | 'updateDokap'
  | 'deleteDokap'
  | 'noteDokapDownload'
  | 'dokapFile'
  | 'dokapRows'
  | 'saveContainers'
  | 'saveDatedDocument'
  | 'saveNoStrip'
  | 'deleteDatedDocument'
  | 'deleteNoStrip'
  | 'dokapRowFile'
> = {
  identityTypeList: refuse,
  permitTypeList: refuse,
  dokapTypeList: refuse,
  dokapType: refuse,
  referenceList: refuse,
  referenceDetail: refuse,
  companyOf: refuse,
  applicationList: refuse,
  applicationDetail: refuse,
  saveApplication: refuse,
  deleteApplication: refuse,
  sendApplication: refuse,
  sendMail: refuse,
  dokapList: refuse,
  dokapForEdit: refuse,
  saveDokap: refuse,
  updateDokap: refuse,
  deleteDokap: refuse,
  noteDokapDownload: refuse,
  dokapFile: refuse,
  dokapRows: refuse,
  saveContainers: refuse,
  saveDatedDocument: refuse,
  saveNoStrip: refuse,
  deleteDatedDocument: refuse,
  deleteNoStrip: refuse,
  dokapRowFile: refuse,
};
