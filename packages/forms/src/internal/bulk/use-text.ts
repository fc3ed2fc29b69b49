import type { DecimalSign } from '@pabean/api/rules';
import { type RefObject, useRef } from 'react';
import type { AttemptOptions } from '../save-options.ts';
import type { BulkPanelProps } from './bulk-panel.tsx';
import { withCell, withLines } from './read-lines.ts';
import type { BadLine } from './reading.ts';

/** The text of a text area, and its parsed lines. */
export function useText<Row>(
  area: RefObject<HTMLTextAreaElement | null>,
  { columns, onText, ...props }: Pick<BulkPanelProps<Row>, 'columns' | 'read' | 'onText'>,
) {
  const read = useRef(props.read);
  read.current = props.read;
  const decimalSign = useRef<DecimalSign>(undefined);
  const get = () => area.current?.value ?? '';
  function set(content: string) {
    if (!area.current) return;
    area.current.value = content;
    onText(content);
  }
  return {
    set,
    setDecimalSign(sign: DecimalSign | undefined) {
      decimalSign.current = sign;
    },
    /** Reads the current text with the latest `read`. */
    read: (options: AttemptOptions) => read.current(get(), { ...options, decimalSign: decimalSign.current }),
    async keepLines(bad: readonly BadLine[]) {
      const lines = new Set(bad.map(({ line }) => line));
      const heads = columns.map(({ label }) => label);
      set(await withLines(get(), lines, heads));
    },
    async setCell(line: BadLine, column: number, value: string) {
      const content = await withCell(get(), line, column, value);
      if (content !== undefined) set(content);
    },
  };
}
