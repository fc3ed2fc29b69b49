export { type Failure, type FieldError, failure } from './answers.ts';
export {
  type ApplicationHeader,
  applicationDetail,
  applicationList,
  type ListedApplication,
} from './application.ts';
export { deleteApplication, sendApplication, sendMail } from './application-writes.ts';
export { type Company, companyOf } from './company.ts';
export { dokapList, type ListedDokap } from './dokap.ts';
export { dokapFile, noteDokapDownload } from './dokap-download.ts';
export {
  type DokapDefinition,
  dokapType,
  dokapTypeList,
  type ReferenceEntry,
  referenceDetail,
  referenceList,
} from './dokap-reference.ts';
export {
  type ContainerRow,
  containerRow,
  containerRows,
  type DatedRow,
  type DokapRow,
  datedRow,
  deleteDatedDocument,
  deleteNoStrip,
  dokapRowFile,
  dokapRows,
  maxRows,
  type NoStripRow,
  noStripRow,
  saveContainers,
  saveDatedDocument,
  saveNoStrip,
} from './dokap-rows.ts';
export { type DokapValues, dokapValues } from './dokap-values.ts';
export { deleteDokap, dokapForEdit, saveDokap, updateDokap } from './dokap-writes.ts';
export {
  type Access,
  type AnswerOf,
  type Endpoint,
  endpoint,
  type FileAnswer,
  fillPath,
  type InputOf,
  type RateClass,
} from './endpoint.ts';
export { type EndpointName, type Endpoints, endpoints } from './endpoints.ts';
export { type PermitHeader, permitHeader } from './permit-header.ts';
export {
  type IdentityType,
  identityTypeList,
  type PermitType,
  permitTypeList,
} from './reference.ts';
export { saveApplication } from './save-application.ts';
export { type Credentials, credentials, me, type SessionUser, signIn, signOut } from './session.ts';
export { health, openApi } from './system.ts';
export { codePath, wireNames, wirePath } from './wire.ts';
