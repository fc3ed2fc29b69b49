import type { Answer } from './http.ts';

/** The failure responses of a provider of this kind, one of each. */
export const failures = {
  /** A framework's validation: a summary, and for each field a list of texts. */
  fields: (message: string, errors: Readonly<Record<string, readonly string[]>>, status = 422): Answer => ({
    status,
    body: { message, errors },
  }),
  /** One text per field, and no summary. */
  fieldTexts: (errors: Readonly<Record<string, string>>, status = 422): Answer => ({
    status,
    body: { errors },
  }),
  message: (message: string, status: number): Answer => ({ status, body: { message } }),
  /** `error` is the only text; it is a failure even with 200. */
  error: (error: string, status: number): Answer => ({ status, body: { error } }),
  /** `errors` as one text. */
  errorsText: (errors: string, status = 422): Answer => ({ status, body: { errors } }),
  /** `errors` as a list of texts. */
  errorsList: (errors: readonly string[], status = 422): Answer => ({ status, body: { errors } }),
  /** `errors` as a list of fields and texts. */
  errorsEntries: (errors: readonly { field?: string; message: string }[], status = 422): Answer => ({
    status,
    body: { errors },
  }),
  /** The body is a list of texts. */
  bareList: (texts: readonly string[], status = 422): Answer => ({ status, body: texts }),
  /** Success by HTTP status, failure by the body's status. */
  statusWord: (message: string): Answer => ({ body: { status: 'error', message } }),
  /** Success by HTTP status, failure by the result of the sending. */
  notSent: (message: string): Answer => ({ body: { hasil: false, status: 'error', message } }),
  /** A framework's error page. */
  page: (status = 500): Answer => ({
    status,
    type: 'text/html; charset=UTF-8',
    body: '<!DOCTYPE html><html><body><h1>Whoops, looks like something went wrong.</h1></body></html>',
  }),
  empty: (status = 500): Answer => ({ status }),
};
