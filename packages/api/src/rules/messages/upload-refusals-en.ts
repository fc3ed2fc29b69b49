import type { UploadRefusals } from './index.ts';

/** The English messages of `upload-refusals-id.ts`. */
export const uploadRefusalsEn: UploadRefusals = {
  fileInfected:
    '{label} was refused by the virus scanner and is not stored. Check your device with an antivirus program, then make a new file from the original.',
  fileChecking: '{label} is being checked for viruses. Try to send it again in a few minutes.',
  fileUnchecked:
    '{label} cannot be checked for viruses at the moment, so it cannot be sent yet. Nothing that you typed is lost. Try again in a few minutes.',
  workbookMacros: '{label} contains macros. Save it as an Excel Workbook (.xlsx), then choose it again.',
  workbookEmbedded:
    '{label} contains objects, buttons or other files. Delete them from the sheet, save it, then choose it again.',
  workbookLinks:
    '{label} takes data from another file or site. Break its links (Data, Edit Links, Break Link) or copy the values into a new file, then choose it again.',
  workbookLocked:
    '{label} has a password or the old format of Excel. Remove the password, save it as an Excel Workbook (.xlsx), then choose it again.',
  workbookLarge:
    'The content of {label} is too large when it is opened. Delete sheets and pictures that are not needed, save it, then choose it again.',
};
