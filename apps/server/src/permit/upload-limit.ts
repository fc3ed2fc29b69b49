import { type OfficeProfile, type UploadLimit, uploadKindOf } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';

/** The office's limit for files of the documents of a permit type. */
export async function uploadLimitOf(
  db: Db,
  office: OfficeProfile,
  permitTypeId: string,
): Promise<UploadLimit> {
  const { area } = await db
    .selectFrom('permit_type')
    .select('area')
    .where('id', '=', permitTypeId)
    .executeTakeFirstOrThrow();
  return office.uploads[uploadKindOf(area)];
}
