import type { Updateable } from 'kysely';
import { newCheckCode } from '../core/check-code.ts';
import type { ApplicationTable } from '../core/db/tables/permit.ts';
import { storeUpload } from '../core/files/stored-files.ts';
import type { TestServer } from './test-server.ts';

/** Approves an application and returns the code of its licence; a file, if given, is the decision. */
export async function approveAs(
  { store, deps, clock }: TestServer,
  id: string,
  decision: Updateable<ApplicationTable>,
  file?: Buffer,
): Promise<string> {
  const code = decision.check_code ?? newCheckCode();
  await store.write(async (trx) => {
    const upload = file && { bytes: file, mediaType: 'application/pdf', name: 'Keputusan.pdf' };
    await trx
      .updateTable('application')
      .set({
        status: '50',
        approval_number: 'KEP-7/KPU.02/2026',
        approval_date: '2026-03-02',
        approval_flag: 'Y',
        check_code: code,
        ...(upload && { file_id: await storeUpload({ db: trx, now: clock() }, deps.files, upload, null) }),
        ...decision,
      })
      .where('id', '=', id)
      .execute();
  });
  return code;
}
