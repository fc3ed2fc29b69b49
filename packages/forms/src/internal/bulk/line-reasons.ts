import { explain, fill, formatNumber, type NumberNotation, readNumber } from '@pabean/api/rules';
import { useFormMessages, useSharedMessages } from '../../messages/use-messages.ts';
import type { DecimalSigns } from './decimal-signs.ts';
import type { ReadLine, Separator } from './read-lines.ts';
import type { Reason } from './reading.ts';

/** Messages about lines of any kind. */
export function useLineReasons() {
  const messages = useFormMessages('bulk');
  const shared = useSharedMessages();
  const nameOf = (separator: Separator) =>
    ({ '\t': messages.tab, ';': messages.semicolon, ',': messages.comma })[separator];

  /** The separator of a line, if it differs from that of the text. */
  function otherSeparator({ cells, separator }: ReadLine, expected: number): Separator | undefined {
    const [only = '', ...others] = cells;
    if (others.length > 0) return undefined;
    return ([';', ',', '\t'] as const).find(
      (each) => each !== separator && 2 * only.split(each).length > expected,
    );
  }

  return {
    /**
     * Returns why a line has the wrong number of columns; its cells are not checked then.
     *
     * @param numbers Whether it may contain decimal numbers.
     */
    ofColumns(line: ReadLine, expected: number, numbers: 'decimals' | 'none' = 'none'): readonly Reason[] {
      const count = line.cells.length;
      const other = otherSeparator(line, expected);
      if (other !== undefined)
        return [
          { sentence: fill(messages.otherSeparator, { own: nameOf(other), text: nameOf(line.separator) }) },
        ];
      if (count <= expected) return [];
      const reason = { sentence: fill(messages.columns, { count, expected }) };
      return line.separator === ',' && numbers === 'decimals'
        ? [reason, { sentence: messages.commaColumns }]
        : [reason];
    },
    /** Returns the message about the notation of a rejected number, if that is the reason. */
    ofNumber(
      issue: Parameters<typeof explain>[0],
      label: string,
      cell: string,
      notation: NumberNotation,
      { mixed, question }: DecimalSigns,
    ): Omit<Reason, 'column'> {
      const sentence = explain(issue, label, shared);
      if (issue.message === 'ambiguous') {
        if (question) return { sentence, isAsked: true };
        const both = mixed && fill(messages.mixedSigns, { comma: mixed[','], point: mixed['.'] });
        return { sentence: both ? `${sentence} ${both}` : sentence };
      }
      const reading = readNumber(cell, notation);
      const isMixed = reading.kind === 'none' && reading.problem === 'separators';
      return { sentence: isMixed ? `${sentence} ${messages.signsInNumber}` : sentence };
    },
    /** Returns the message for a text with more lines than rows allowed. */
    tooMany: (max: number) => fill(shared.refusals.tooManyRows, { max }),
    /** Maximum number of rows. */
    most: (max: number) => fill(messages.most, { max: formatNumber(max, { decimals: 0 }) }),
  };
}
