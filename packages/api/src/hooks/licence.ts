import { ApiError } from '../client/index.ts';
import { checkLicence, type ListedApplication, licencePdf } from '../contract/index.ts';
import { printableOf, printOffer } from '../rules/index.ts';
import { useCall } from './use-call.ts';
import { useWrite } from './use-write.ts';

/** What of an application decides which file its licence is. */
export type LicenceSource = Pick<
  ListedApplication,
  'id' | 'status' | 'permitTypeId' | 'approvalNumber' | 'approvalFlag' | 'fileName' | 'fileUrl'
>;

/**
 * Fetches a licence as the print rules offer it: the file that the office stored, or the PDF that the server makes. Show it in
 * a `FileViewer`, or hand it to `downloadAnswer`.
 */
export const useLicenceFile = () =>
  useWrite(async (application: LicenceSource, { client, user, options: { signal } }) => {
    const { id, approvalNumber, fileUrl, fileName } = application;
    if (printOffer(printableOf(application)) !== 'stored') {
      const file = await client.call(licencePdf, { params: { user, id } }, { signal });
      // Not every provider names what it makes.
      return file.name.includes('.') ? file : { ...file, name: nameOf(approvalNumber ?? id) };
    }
    if (!fileUrl) throw new ApiError('The row has no address of a file', { kind: 'contract' });
    return client.file(fileUrl, { name: fileName ?? undefined, signal });
  });

const nameOf = (number: string) => `Izin ${number.replace(/[\\/]/g, '-')}.pdf`;

/**
 * What the office says of the licence that has a code. A code that nothing has fails with 404.
 *
 * @param code Undefined to wait, as long as there is none.
 */
export const useLicenceCheck = (code: string | undefined) =>
  useCall(checkLicence, code === undefined ? undefined : { params: { code } });
