export { type Failure, failure } from './answers.ts';
export {
  type ApplicationHeader,
  applicationDetail,
  applicationFile,
  applicationList,
  deleteApplication,
  type ListedApplication,
  saveApplication,
  sendApplication,
  sendMail,
} from './application.ts';
export { type Company, companyOf } from './company.ts';
export {
  deleteDokap,
  dokapFile,
  dokapForEdit,
  dokapList,
  type ListedDokap,
  noteDokapDownload,
  saveDokap,
  updateDokap,
} from './dokap.ts';
export {
  type ContainerRow,
  containerRow,
  containerRows,
  type DatedRow,
  datedRow,
  maxRows,
  type NoStripRow,
  noStripRow,
} from './dokap-row-values.ts';
export {
  type DokapRow,
  deleteDatedDocument,
  deleteNoStrip,
  dokapRowFile,
  dokapRows,
  saveContainers,
  saveDatedDocument,
  saveNoStrip,
} from './dokap-rows.ts';
export { type DokapDefinition, dokapType, dokapTypeList } from './dokap-types.ts';
export { type DokapValues, dokapValues } from './dokap-values.ts';
export {
  type Access,
  type Acting,
  type ActingFact,
  type AnswerOf,
  type Endpoint,
  endpoint,
  type FileAnswer,
  fillPath,
  type InputOf,
  type RateClass,
} from './endpoint.ts';
export { type EndpointName, type Endpoints, endpoints } from './endpoints.ts';
export { actingUser } from './fields.ts';
export { type PermitHeader, permitHeader } from './permit-header.ts';
export { flag } from './read.ts';
export {
  type IdentityType,
  identityTypeList,
  type PermitType,
  permitTypeList,
  type ReferenceEntry,
  referenceDetail,
  referenceList,
} from './reference.ts';
export { type Credentials, credentials, me, type SessionUser, signIn, signOut } from './session.ts';
export { type RowsOfLists, readRow, rowValues, type StoredRow } from './stored-rows.ts';
export { health, openApi } from './system.ts';
export {
  codePath,
  eitherName,
  type LabelOf,
  named,
  type PlaceOnWire,
  placeOf,
  type WireField,
  type WireNames,
  wire,
  wireNamesOf,
} from './wire.ts';
