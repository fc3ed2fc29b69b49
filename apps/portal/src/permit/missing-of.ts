import type { ApplicationHeader, ListedDokap } from '@pabean/api/contract';
import { type Missing, missingInDokap } from '@pabean/api/rules';

/** What is missing in a document: by the server's list where there is one, otherwise computed from the document. */
export const missingOf = (dokap: ListedDokap, missing: ApplicationHeader['missing']): readonly Missing[] =>
  missing?.filter(({ dokapId }) => dokapId === dokap.id) ?? missingInDokap(dokap);
