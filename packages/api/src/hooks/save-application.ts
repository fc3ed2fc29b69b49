import { applicationList, type PermitHeader, saveApplication } from '../contract/index.ts';
import { useWrite } from './use-write.ts';

/** Saves a new permit header; the answer carries the draft's `id`. */
export const useSaveApplication = () =>
  useWrite(async (header: PermitHeader, { client, user, idempotencyKey, refresh }) => {
    const answer = await client.call(saveApplication, { body: { ...header, user } }, { idempotencyKey });
    refresh(applicationList, { body: { user } });
    return answer;
  });
