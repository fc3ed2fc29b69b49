export { type Failure, type FieldError, failure } from './answers.ts';
export {
  type ApplicationHeader,
  type ListedApplication,
  type PermitHeader,
  permitHeader,
} from './application.ts';
export type { Company } from './company.ts';
export type { ListedDokap } from './dokap.ts';
export {
  type ContainerRow,
  containerRow,
  containerRows,
  type DatedRow,
  type DokapRow,
  datedRow,
  maxRows,
  type NoStripRow,
  noStripRow,
} from './dokap-rows.ts';
export { type DokapValues, dokapValues } from './dokap-values.ts';
export {
  type Access,
  type AnswerOf,
  type Endpoint,
  type FileAnswer,
  fillPath,
  type InputOf,
  type RateClass,
} from './endpoint.ts';
export { type EndpointName, type Endpoints, endpoints } from './endpoints.ts';
export type { DokapDefinition, IdentityType, PermitType, ReferenceEntry } from './reference.ts';
export { type Credentials, credentials, type SessionUser } from './session.ts';
export { wireNames, wirePath } from './wire.ts';
