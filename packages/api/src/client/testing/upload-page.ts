import { saveDokap } from '../../contract/index.ts';
import { ApiError, createClient } from '../index.ts';

/** What the page sends. */
export interface Upload {
  readonly token: string;
  readonly applicationId: string;
  readonly file: string;
  /** Whether the page aborts as soon as something was sent. */
  readonly abort?: boolean;
}

/** The result, as far as it can be serialized. */
export interface UploadResult {
  readonly shares: number[];
  /** How often the client reported the session's end. */
  readonly ended: number;
  readonly saved?: string;
  readonly error?: Pick<Error, 'name' | 'message'> | UploadError;
}

type UploadError = Pick<
  ApiError,
  'name' | 'message' | 'kind' | 'status' | 'fieldErrors' | 'retryAfterSeconds'
>;

declare global {
  /** Global function of the test's page. */
  var upload: (given: Upload) => Promise<UploadResult>;
}

globalThis.upload = async ({ token, applicationId, file, abort }) => {
  const shares: number[] = [];
  let ended = 0;
  const controller = new AbortController();
  const client = createClient({
    token: () => token,
    onUnauthenticated: () => {
      ended += 1;
    },
  });
  const onProgress = (share: number) => {
    shares.push(share);
    if (abort) controller.abort();
  };
  const values = { first: 'S-01/2026', second: '2026-02-27', expiry: null, remarks: null };
  const body = { user: 'importir', applicationId, code: '1', ...values, file, extension: 'pdf' } as const;
  try {
    const { id } = await client.call(saveDokap, { body }, { onProgress, signal: controller.signal });
    return { shares, ended, saved: id };
  } catch (error) {
    const { name, message } = error as Error;
    if (!(error instanceof ApiError)) return { shares, ended, error: { name, message } };
    const { kind, status, fieldErrors, retryAfterSeconds } = error;
    return { shares, ended, error: { name, message, kind, status, fieldErrors, retryAfterSeconds } };
  }
};
