import type { CsvMessages } from './messages-id.ts';

/** What is wrong with a cell, short, in English. */
export const csvWrongEn: CsvMessages['wrong'] = {
  required: 'Not filled in',
  characters: 'Has signs that cannot be stored',
  tooLong: 'Too long',
  date: 'Not a date',
  time: 'Not a time',
  number: 'Not a number',
  whole: 'Not a whole number',
  decimals: 'Too many decimals',
  container: 'Not a container number',
  packaging: 'Not a packaging code',
  exitBeforeEntry: 'Leaves before it enters',
  cellCount: 'Another number of columns',
};

/** What would be valid instead, in English. */
export const csvRightEn: CsvMessages['right'] = {
  required: 'Fill in this column, such as {example}.',
  characters: 'Remove the signs that cannot be seen, or type the value again.',
  tooLong: 'Write at most {max} {max:character|characters}.',
  date: 'Write YYYY-MM-DD or dd-MM-yyyy, such as {example}.',
  time: 'Write hours:minutes with two digits each, such as {example}.',
  number: 'Write a number without separators between thousands, such as {example}.',
  whole: 'Write a whole number, such as {example}.',
  decimals: 'Write at most {max} {max:digit|digits} after the comma.',
  container: 'Write 4 letters, 6 digits and the check digit, such as {example}.',
  packaging: 'Write the two-character code of UN/ECE Recommendation 21, such as {example}.',
  exitBeforeEntry: 'Write a time of leaving that is not before the time of entry.',
  cellCount: 'This line has {found} {found:column|columns}; the header names {max}.',
};

/** Why a valid cell is suspicious, short, in English. */
export const csvOddEn: CsvMessages['odd'] = {
  power: 'A number written with a power of ten',
  spreadsheetError: 'A formula that failed',
  lostLetters: 'Lost letters',
  thousands: 'A point for thousands or decimals',
  unlisted: 'A packaging code that is in no list',
  outsidePeriod: 'Outside the time of the report',
  example: 'The example line of the template',
};

/** What to check in a suspicious cell, in English. */
export const csvLookEn: CsvMessages['look'] = {
  power: 'A spreadsheet changed this number. Write all of its digits, and set its column to text.',
  spreadsheetError: 'Write what is meant, or leave it empty.',
  lostLetters: 'Type the letters again that became question marks.',
  thousands: 'This point is read as the beginning of the decimals. Remove it where thousands are meant.',
  unlisted: "Look the code up in the office's list of packages.",
  outsidePeriod: 'Check this date, or the first and last day of the report.',
  example: 'Write your own values, or delete this line from the file.',
};

/** Why a whole file is refused, in English. */
export const csvFileEn: CsvMessages['file'] = {
  empty: 'This file is empty. Fill in the sheet, then choose it again.',
  unreadable: 'This file is not a CSV. Save the sheet as CSV, then choose it again.',
  control:
    'Line {line} has a sign that nobody sees ({code}). Delete it or type the line again, then choose the file again.',
  utf16: 'This file is saved as UTF-16 without its mark. Save it as CSV UTF-8, then choose it again.',
  encoding:
    'The letters of this file are saved in a way that is not known. Save it as CSV UTF-8, then choose it again.',
  workbook:
    'This file is a workbook (XLSX, XLS, ODS or Numbers), not a CSV. Open it, save the sheet as CSV UTF-8, then choose it again.',
  page: 'This file is a web page or XML, not a CSV. Open it in a spreadsheet, save it as CSV UTF-8, then choose it again.',
  noHeader: 'The first line does not name the columns. Start from the template, or copy its first line.',
  noLines: 'This file has nothing but the names of its columns. Fill in at least one line.',
  separator:
    'The columns of this file are separated by {found}, not by semicolons. Save it again with semicolons, or copy the sheet into the template.',
  headerMissing: 'The first line does not name {missing}. Use the first line of the template.',
  headerStrange:
    'The first line names columns that are not known: {strange}. Use the first line of the template.',
  header:
    'The first line does not name {missing}, and names columns that are not known: {strange}. Use the first line of the template.',
  headerOrder: 'Column {place} is {found}, but should be {expected}. Order the columns as in the template.',
  headerBlank: 'Column {place} has no name. Write its name as in the template, or delete the column.',
  headerTwice: 'The first line names {found} twice. Remove one of them.',
  quotes:
    'A quotation mark in line {line} is not closed properly. Fix that line, then choose the file again.',
  tooManyColumns: 'This file has too many columns; at most {max} are taken.',
  tooManyLines: 'This file has too many lines; at most {max} are taken. Split it into several files.',
};

/** Names of separators, in English. */
export const csvSeparatorsEn: CsvMessages['separators'] = {
  comma: 'commas',
  tab: 'tabs',
  bar: 'vertical bars',
};

/** Where a problem is, in English. */
export const csvPlacesEn: CsvMessages['places'] = {
  cell: 'Line {line}, column {column}',
  line: 'All of line {line}',
  more: 'There are {count} other {count:mistake|mistakes} in this file.',
  nearest: 'Perhaps {code} ({name}) is meant.',
  disagrees: 'Line {line} of the data that was sent differs from the file. Choose the file again, then send.',
};

/** The English twin: the same keys and placeholders. */
export const csvEn: CsvMessages = {
  wrong: csvWrongEn,
  right: csvRightEn,
  odd: csvOddEn,
  look: csvLookEn,
  file: csvFileEn,
  separators: csvSeparatorsEn,
  places: csvPlacesEn,
};
