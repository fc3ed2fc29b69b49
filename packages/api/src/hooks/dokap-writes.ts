import {
  deleteDokap,
  dokapForEdit,
  dokapList,
  type InputOf,
  saveDokap,
  updateDokap,
} from '../contract/index.ts';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

type SaveBody = InputOf<typeof saveDokap>['body'];

/** What a document's form hands over; its file is a data URL, or null to keep the stored one. */
export type DokapInput = Omit<SaveBody, 'user' | 'applicationId'>;

/**
 * One supporting document, fresh from the server, to edit.
 *
 * @param id Undefined to wait, as long as no document is being edited.
 */
export const useDokap = (id: string | undefined) =>
  useCall(dokapForEdit, id === undefined ? undefined : { body: { id } });

/** Adds a supporting document to a draft. */
export const useSaveDokap = (applicationId: string) =>
  useWrite(async (values: DokapInput, { client, user, idempotencyKey, refresh }) => {
    const body = { ...values, applicationId, user };
    const answer = await client.call(saveDokap, { body }, { idempotencyKey });
    refresh(dokapList, { body: { user, applicationId } });
    return answer;
  });

/** Changes a supporting document of a draft. */
export const useUpdateDokap = (applicationId: string) =>
  useWrite(async ({ id, ...values }: DokapInput & { id: string }, { client, user, refresh }) => {
    const answer = await client.call(updateDokap, { body: { ...values, id, applicationId, user } });
    refresh(dokapList, { body: { user, applicationId } });
    refresh(dokapForEdit, { body: { id } });
    return answer;
  });

/** Deletes a supporting document by its id; a mandatory one is refused (409). */
export const useDeleteDokap = (applicationId: string) =>
  useWrite(async (id: string, { client, user, refresh, forget }) => {
    const answer = await client.call(deleteDokap, { body: { user, id } });
    forget(dokapForEdit, { body: { id } });
    refresh(dokapList, { body: { user, applicationId } });
    return answer;
  });
