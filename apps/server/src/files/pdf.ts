/** How far from the end a PDF's last marker may lie (ISO 32000, annex H note). */
const tailBytes = 1024;

/** Whether bytes begin and end like a PDF: the header at byte 0, `%%EOF` near the end. Nothing is interpreted. */
export function isPdf(bytes: Buffer): boolean {
  const header = bytes.toString('latin1', 0, 8);
  return /^%PDF-[12]\.\d$/.test(header) && bytes.subarray(-tailBytes).includes('%%EOF');
}
