import { ApiError } from '../client/index.ts';
import { checkLicence, type ListedApplication, licencePdf } from '../contract/index.ts';
import { printableOf, printOffer } from '../rules/index.ts';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/** The fields of an application that decide which file its licence is. */
export type LicenceSource = Pick<
  ListedApplication,
  'id' | 'status' | 'permitTypeId' | 'approvalNumber' | 'approvalFlag' | 'fileName' | 'fileUrl'
>;

/**
 * Fetches a licence by the print rules: the stored file, or the PDF drawn by the server. Show it in a `FileViewer`, or
 * pass it to `downloadAnswer`.
 */
export const useLicenceFile = () =>
  useWrite(async (application: LicenceSource, { client, user, options: { signal } }) => {
    const { id, approvalNumber, fileUrl, fileName } = application;
    if (printOffer(printableOf(application)) !== 'stored') {
      const file = await client.call(licencePdf, { params: { user, id } }, { signal });
      // Not every provider sends a file name.
      return file.name.includes('.') ? file : { ...file, name: nameOf(approvalNumber ?? id) };
    }
    if (!fileUrl) throw new ApiError('The row has no address of a file', { kind: 'contract' });
    return client.file(fileUrl, { name: fileName ?? undefined, signal });
  });

const nameOf = (number: string) => `Izin ${number.replace(/[\\/]/g, '-')}.pdf`;

/**
 * Public facts about a licence by its check code. An unknown code fails with 404.
 *
 * @param code Undefined to wait until there is one.
 */
export const useLicenceCheck = (code: string | undefined) =>
  useCall(checkLicence, code === undefined ? undefined : { params: { code } });
