import { officeDokapList, officeNoteList } from '../contract/index.ts';
import { useCall } from './use-call.ts';

/** Officers' notes about an application, the oldest first. */
export const useOfficeNotes = (applicationId: string) => useCall(officeNoteList, { body: { applicationId } });

/** Documents that officers added to an application; {@link useRowDownload} fetches their files. */
export const useOfficeDokaps = (applicationId: string) =>
  useCall(officeDokapList, { body: { applicationId } });
