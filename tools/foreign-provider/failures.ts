import type { Answer } from './http.ts';

/** The ways in which a provider of this family says that something failed, each as one answer. */
export const failures = {
  /** A framework's validation: a summary, and for each field a list of texts. */
  fields: (message: string, errors: Readonly<Record<string, readonly string[]>>, status = 422): Answer => ({
    status,
    body: { message, errors },
  }),
  /** For each field one text, and no summary. */
  fieldTexts: (errors: Readonly<Record<string, string>>, status = 422): Answer => ({
    status,
    body: { errors },
  }),
  message: (message: string, status: number): Answer => ({ status, body: { message } }),
  /** `error` is the only text; with 200 it is a failure all the same. */
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
  /** The list of texts is the whole body. */
  bareList: (texts: readonly string[], status = 422): Answer => ({ status, body: texts }),
  /** HTTP says success, the status word does not. */
  statusWord: (message: string): Answer => ({ body: { status: 'error', message } }),
  /** HTTP says success, the result of the sending does not. */
  notSent: (message: string): Answer => ({ body: { hasil: false, status: 'error', message } }),
  /** A framework's page for an exception. */
  page: (status = 500): Answer => ({
    status,
    type: 'text/html; charset=UTF-8',
    body: '<!DOCTYPE html><html><body><h1>Whoops, looks like something went wrong.</h1></body></html>',
  }),
  empty: (status = 500): Answer => ({ status }),
};
