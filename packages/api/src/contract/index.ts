// The calls, file by file: a row that is exported there is public.

export { type Failure, failure } from './answers.ts';
export * from './application.ts';
export {
  applicationList,
  browseList,
  ftzBrowseList,
  ftzList,
  type ListedApplication,
  maxListed,
} from './application-lists.ts';
export { type CaptchaChallenge, type CaptchaForm, captcha, captchaForms, captchaSeconds } from './captcha.ts';
export * from './company.ts';
export * from './copy-application.ts';
export { type Crash, type CrashFrame, type CrashReason, maxCrashFrames, reportCrash } from './crash.ts';
export * from './dokap.ts';
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
export * from './dokap-rows.ts';
export * from './dokap-types.ts';
export { type DokapValues, dokapValues } from './dokap-values.ts';
export {
  type Access,
  type Acting,
  type ActingFact,
  type AnswerOf,
  type CostClass,
  type Endpoint,
  endpoint,
  type FileAnswer,
  fillPath,
  type InputOf,
  type RateClass,
} from './endpoint.ts';
export { type EndpointName, type Endpoints, endpoints } from './endpoints.ts';
export { actingUser, newPassword, typedPassword } from './fields.ts';
export * from './licence.ts';
export * from './manifest.ts';
export * from './master-dokap.ts';
export { type CompletablePpftz, type MissingInPpftz, missingInPpftz } from './missing-in-ppftz.ts';
export type { MissingThing } from './missing-thing.ts';
export * from './office-pages.ts';
export * from './office-records.ts';
export { type Page, pageOf, pageSizes, placeOfPage } from './paged.ts';
export * from './password.ts';
export { optionalHeader, type PermitHeader, permitHeader } from './permit-header.ts';
export * from './ppftz.ts';
export * from './ppftz-containers.ts';
export {
  type PpftzFileField,
  paymentProofFile,
  ppftzFile,
  ppftzFileField,
  ppftzFileLabel,
  uploadPpftzFile,
} from './ppftz-files.ts';
export * from './ppftz-goods.ts';
export { completePpftzHeader, type PpftzHeader, ppftzHeader, ppftzHeaderNames } from './ppftz-header.ts';
export * from './ppftz-packaging.ts';
export * from './ppftz-payment.ts';
export * from './ppftz-record.ts';
export * from './ppftz-with-rows.ts';
export * from './profile.ts';
export * from './questions.ts';
export { flag } from './read.ts';
export {
  type IdentityType,
  identityTypeList,
  type NamedCode,
  type PermitType,
  packageTypeList,
  permitTypeList,
  portList,
  type ReferenceEntry,
  referenceDetail,
  referenceList,
  unitList,
  type Warehouse,
  warehouseList,
} from './reference.ts';
export * from './registration.ts';
export * from './release-letter.ts';
export * from './report.ts';
export * from './session.ts';
export * from './session-list.ts';
export { type RowsOfLists, readRow, rowValues, type StoredRow } from './stored-rows.ts';
export * from './system.ts';
export * from './transit.ts';
export * from './transit-reference.ts';
export {
  type CourierGoods,
  type CourierValues,
  carrierName,
  courierGoodsRow,
  courierValues,
  maxTransitLines,
  type PassengerGoods,
  type PassengerValues,
  passengerGoodsRow,
  passengerValues,
  type TransitDocument,
  transitDocumentRow,
} from './transit-values.ts';
export * from './two-factor.ts';
export {
  codePath,
  eitherName,
  type Field,
  field,
  isMadeOf,
  type LabelOf,
  type PlaceOnWire,
  placeOf,
  type WireField,
  type WireLabel,
  wire,
  wireField,
  wireNamesOf,
} from './wire.ts';
