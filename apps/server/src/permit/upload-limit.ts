import { type UploadLimit, uploadKindOf } from '@pabean/api/rules';
import type { Scope } from '../core/act/act.ts';

/** The office's limit for files of the documents of a permit type. */
export async function uploadLimitOf({ db, office }: Scope, permitTypeId: string): Promise<UploadLimit> {
  const { area } = await db
    .selectFrom('permit_type')
    .select('area')
    .where('id', '=', permitTypeId)
    .executeTakeFirstOrThrow();
  return office.uploads[uploadKindOf(area)];
}
