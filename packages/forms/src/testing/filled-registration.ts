import { buildRegistration } from '@pabean/api/fixtures';

const { captcha: _, ...typed } = buildRegistration();

/** Values of a form that lacks only the files and the captcha. */
export const filledRegistration = {
  ...Object.fromEntries(Object.entries(typed).filter(([name]) => !/(File|Extension)$/.test(name))),
  access: 'importer',
};

/** A small document to choose. */
export const chosenPdf = (name = 'Surat Pernyataan.pdf') =>
  new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' });
