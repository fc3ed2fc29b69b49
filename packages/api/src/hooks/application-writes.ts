import {
  applicationDetail,
  applicationList,
  deleteApplication,
  dokapList,
  sendApplication,
  sendMail,
} from '../contract/index.ts';
import { useWrite } from './use-write.ts';

/** Deletes a draft by its id; at another status the server explains the refusal (409). */
export const useDeleteApplication = () =>
  useWrite(async (id: string, { client, user, forget, refresh }) => {
    const answer = await client.call(deleteApplication, { body: { user, id } });
    forget(applicationDetail, { body: { user, id } });
    forget(dokapList, { body: { user, applicationId: id } });
    refresh(applicationList, { body: { user } });
    return answer;
  });

/** What became of one notification mail: the server's `message`, or the `error` of the call that asked. */
export interface MailOutcome {
  readonly page: 'kirim' | 'petugas';
  readonly message?: string;
  readonly error?: unknown;
}

/**
 * Sends a draft by its id, then asks for its two notification mails. A mail that fails does not undo the sending; an
 * incomplete draft is refused (422) with one `fieldErrors` entry for each thing that is missing.
 */
export const useSendApplication = () =>
  useWrite(async (id: string, { client, user, idempotencyKey, refresh }) => {
    const { message } = await client.call(sendApplication, { body: { user, id } }, { idempotencyKey });
    refresh(applicationList, { body: { user } });
    refresh(applicationDetail, { body: { user, id } });
    const confirm = async (page: MailOutcome['page']): Promise<MailOutcome> =>
      client.call(sendMail, { body: { page, id } }).then(
        (answer) => ({ page, message: answer.message }),
        (error: unknown) => ({ page, error }),
      );
    return { message, mails: await Promise.all([confirm('kirim'), confirm('petugas')]) };
  });
