import { cleanContainerNumber, isContainerNumber } from '../container.ts';
import { isIsoDate, parseTypedDate } from '../date.ts';
import type { CodeReader } from '../listed-codes.ts';
import { isStorable } from '../storable.ts';

/** A column of a CSV, and what its cells may contain. */
export interface CsvColumn {
  /** As in the file's header. */
  readonly name: string;
  /**
   * `text`: anything that can be stored. `date`: `YYYY-MM-DD` or `dd-MM-yyyy`. `time`: `HH:mm`, 24 hours. `count`: a
   * whole number from 0. `decimal`: a number from 0, with a comma or a point before its decimals and none between
   * thousands. `container`: a container number after ISO 6346. `packaging`: a code of UN/ECE Recommendation 21, or a
   * synonym of one in `codes`.
   */
  readonly kind: 'text' | 'date' | 'time' | 'count' | 'decimal' | 'container' | 'packaging';
  /** Whether it must be filled. @default false */
  readonly required?: boolean;
  /** Most characters of a text, most digits of a count, most decimals of a decimal. */
  readonly max: number;
  /** The allowed codes, where there is a list of them. */
  readonly codes?: CodeReader | undefined;
  /** A valid value, for templates and guides. */
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

/** A problem of a cell; `max` is the limit that it violates, where there is one. */
export interface CellProblem {
  /** Why it is refused. */
  readonly refusal: CellRefusal;
  /** The violated limit, where there is one. */
  readonly max?: number;
}

/** Why a valid cell is suspicious. */
export type CellWarning =
  | 'power'
  | 'spreadsheetError'
  | 'lostLetters'
  | 'thousands'
  | 'unlisted'
  | 'outsidePeriod'
  | 'example';

/** A cell that was read: its normalized value, and its problem. */
export interface ReadCell {
  /** A date as `YYYY-MM-DD`, a decimal with a point; with a problem, the original text. */
  readonly value: string;
  readonly problem?: CellProblem | undefined;
  /** Why it is suspicious, although it is valid. */
  readonly warning?: CellWarning | undefined;
}

const right = (value: string, warning?: CellWarning): ReadCell => ({ value, ...(warning && { warning }) });
const wrong = (value: string, refusal: CellRefusal, max?: number): ReadCell => ({
  value,
  problem: { refusal, ...(max !== undefined && { max }) },
});

/** Digits of a decimal that every store holds without rounding. */
const mostDigits = 12;

/** `2,45811E+08`: a spreadsheet formatted a document number as a number. */
const power = /^-?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i;
/** Error values that a spreadsheet shows in the place of a result. */
const spreadsheetError = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!)$/i;
/** `1.850`: with a decimal comma this means thousands. */
const thousands = /^[1-9]\d{0,2}\.\d{3}$/;

function textWarning(text: string): CellWarning | undefined {
  if (power.test(text)) return 'power';
  if (spreadsheetError.test(text)) return 'spreadsheetError';
  return text.includes('\ufffd') ? 'lostLetters' : undefined;
}

type Reader = (text: string, column: Pick<CsvColumn, 'max' | 'codes'>) => ReadCell;

const readers: Readonly<Record<CsvColumn['kind'], Reader>> = {
  text: (text, { max }) => (text.length > max ? wrong(text, 'tooLong', max) : right(text, textWarning(text))),
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

/** A longer cell of a file is not examined: no kind allows it. */
const longestCell = 4_096;

/** Most cells: no normalization needed, and no forbidden characters. */
const plain = /^[ -~]*$/;

/** Reads a cell. An empty one is valid unless the column is required. */
export function readCell(column: CsvColumn, cell: string): ReadCell {
  const { kind, required = false, max } = column;
  if (cell.length > longestCell) return wrong(cell, 'tooLong', kind === 'text' ? max : longestCell);
  const isPlain = plain.test(cell);
  const text = isPlain ? cell.trim() : cell.trim().normalize('NFC');
  if (text === '') return required ? wrong('', 'required') : right('');
  if (!isPlain && !isStorable(text, { multiline: true })) return wrong(text, 'characters');
  return readers[kind](text, column);
}
