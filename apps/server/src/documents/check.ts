import { fill, groupCheckCode } from '@pabean/api/rules';
import type { OfficePdf } from './office-pdf.ts';

/** The data of the link from a document to the page that checks it. */
export interface Checkable {
  /** Null before there is one: then the document cannot be checked. */
  readonly checkCode: string | null;
  /** Public URL of the portal, without a slash at the end. */
  readonly publicUrl: string;
}

const text = 'Pindai kode QR ini, atau buka {url} dan ketik kode di bawah. Halaman itu menyebutkan {says}.';

/** How a reader checks a document: `says` describes the result that the page shows. */
export function checkOf(
  { checkCode, publicUrl }: Checkable,
  { heading, says }: { readonly heading: string; readonly says: string },
): Pick<OfficePdf, 'check'> {
  if (!checkCode) return {};
  const url = `${publicUrl}/#/cek/${checkCode}`;
  return {
    check: {
      heading,
      text: fill(text, { url: `${publicUrl}/#/cek`, says }),
      code: groupCheckCode(checkCode),
      url,
      alt: `Kode QR ke halaman pemeriksaan: ${url}`,
    },
  };
}
