import { cleanContainerNumber, isContainerNumber } from '../container.ts';
import { isIsoDate, parseTypedDate } from '../date.ts';
import type { CodeReader } from '../listed-codes.ts';
import { isStorable } from '../storable.ts';

/** A column of a CSV: what its cells may hold. */
export interface CsvColumn {
  /** As the file's first line names it. */
  readonly name: string;
  /**
   * `text`: anything that can be stored. `date`: `YYYY-MM-DD` or `dd-MM-yyyy`. `time`: `HH:mm`, 24 hours. `count`: a whole
   * number from 0. `decimal`: a number from 0, with a comma or a point before its decimals and none between thousands.
   * `container`: a container number after ISO 6346. `packaging`: a code of UN/ECE Recommendation 21, or a word for one that
   * `codes` knows.
   */
  readonly kind: 'text' | 'date' | 'time' | 'count' | 'decimal' | 'container' | 'packaging';
  /** Whether it must be filled. @default false */
  readonly required?: boolean;
  /** Most characters of a text, most digits of a count, most decimals of a decimal. */
  readonly max: number;
  /** The codes that it may hold, where a list of them is there. */
  readonly codes?: CodeReader | undefined;
  /** A value as it may stand in a file, for templates and guides. */
  readonly example: string;
}

/** Why a cell is refused. */
export type CellRefusal =
  | 'required'
  | 'characters'
  | 'tooLong'
  | 'date'
  | 'time'
  | 'number'
  | 'whole'
  | 'decimals'
  | 'container'
  | 'packaging'
  | 'exitBeforeEntry'
  | 'cellCount';

/** What is wrong with a cell; `max` is what it may have at most, where that is what it breaks. */
export interface CellProblem {
  /** Why it is refused. */
  readonly refusal: CellRefusal;
  /** The limit that it is about, where there is one. */
  readonly max?: number;
}

/** Why a cell is right, but hardly meant. */
export type CellWarning =
  | 'power'
  | 'tableError'
  | 'lostLetters'
  | 'thousands'
  | 'unlisted'
  | 'outsidePeriod'
  | 'example';

/** What was read in a cell: the value in the form in which it is kept, and what is wrong with it. */
export interface ReadCell {
  /** A date as `YYYY-MM-DD`, a decimal with a point; where something is wrong, the text itself. */
  readonly value: string;
  readonly problem?: CellProblem | undefined;
  /** Why it should be looked at, although it is right. */
  readonly warning?: CellWarning | undefined;
}

const right = (value: string, warning?: CellWarning): ReadCell => ({ value, ...(warning && { warning }) });
const wrong = (value: string, refusal: CellRefusal, max?: number): ReadCell => ({
  value,
  problem: { refusal, ...(max !== undefined && { max }) },
});

/** A decimal that fits into every store without being rounded. */
const mostDigits = 12;

/** `2,45811E+08`: a spreadsheet took a number of a document for a number. */
const power = /^-?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i;
/** What a spreadsheet shows where it cannot reckon. */
const tableError = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!)$/i;
/** `1.850`: people who write a comma before decimals mean thousands. */
const thousands = /^[1-9]\d{0,2}\.\d{3}$/;

function oddText(text: string): CellWarning | undefined {
  if (power.test(text)) return 'power';
  if (tableError.test(text)) return 'tableError';
  return text.includes('\ufffd') ? 'lostLetters' : undefined;
}

type Reader = (text: string, column: Pick<CsvColumn, 'max' | 'codes'>) => ReadCell;

const readers: Readonly<Record<CsvColumn['kind'], Reader>> = {
  text: (text, { max }) => (text.length > max ? wrong(text, 'tooLong', max) : right(text, oddText(text))),
  date(text) {
    const day = isIsoDate(text) ? text : parseTypedDate(text);
    return day ? right(day) : wrong(text, 'date');
  },
  time: (text) => (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? right(text) : wrong(text, 'time')),
  count(text, { max }) {
    if (!/^\d+$/.test(text)) return wrong(text, /^\d+[.,]\d+$/.test(text) ? 'whole' : 'number');
    const bare = text.replace(/^0+(?=\d)/, '');
    return bare.length > max ? wrong(text, 'tooLong', max) : right(bare);
  },
  decimal(text, { max }) {
    const [, whole = '', fraction = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(text) ?? [];
    if (whole === '') return wrong(text, 'number');
    const bare = whole.replace(/^0+(?=\d)/, '');
    if (bare.length > mostDigits) return wrong(text, 'tooLong', mostDigits);
    if (fraction.length > max) return wrong(text, 'decimals', max);
    return right(fraction ? `${bare}.${fraction}` : bare, thousands.test(text) ? 'thousands' : undefined);
  },
  container(text) {
    const number = cleanContainerNumber(text);
    return isContainerNumber(number) ? right(number) : wrong(text, 'container');
  },
  packaging(text, { codes }) {
    const code = codes?.codeOf(text) ?? text.toUpperCase();
    if (!/^[0-9A-Z]{2}$/.test(code)) return wrong(text, 'packaging');
    return right(code, codes && codes.codeOf(code) === undefined ? 'unlisted' : undefined);
  },
};

/** A cell of a file that is longer is not looked at: nothing of this kind fits. */
const longestCell = 4_096;

/** What most cells are: nothing in them has a second spelling, or cannot be stored. */
const plain = /^[ -~]*$/;

/** Reads a cell. An empty one is right unless the column must be filled. */
export function readCell(column: CsvColumn, cell: string): ReadCell {
  const { kind, required = false, max } = column;
  if (cell.length > longestCell) return wrong(cell, 'tooLong', kind === 'text' ? max : longestCell);
  const isPlain = plain.test(cell);
  const text = isPlain ? cell.trim() : cell.trim().normalize('NFC');
  if (text === '') return required ? wrong('', 'required') : right('');
  if (!isPlain && !isStorable(text, { multiline: true })) return wrong(text, 'characters');
  return readers[kind](text, column);
}
