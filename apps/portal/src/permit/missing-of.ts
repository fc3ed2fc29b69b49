import type { ApplicationHeader, ListedDokap } from '@pabean/api/contract';
import { type Missing, missingInDokap } from '@pabean/api/rules';

/** What a document lacks: as the server that takes the draft says, where it does, otherwise as far as can be seen here. */
export const missingOf = (dokap: ListedDokap, missing: ApplicationHeader['missing']): readonly Missing[] =>
  missing?.filter(({ dokapId }) => dokapId === dokap.id) ?? missingInDokap(dokap);
