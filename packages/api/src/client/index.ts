export { explainError } from '../rules/failure.ts';
export {
  ApiError,
  type ApiErrorDetails,
  type ApiErrorKind,
  isAborted,
  type RefusedField,
} from './api-error.ts';
export {
  type CallArguments,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type FileOptions,
} from './create-client.ts';
export { downloadAnswer } from './download.ts';
export type { OnProgress } from './fetch-with-progress.ts';
export { randomKey } from './random-key.ts';
