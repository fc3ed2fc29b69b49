import type { LetterLine, ListedLetter } from '@pabean/api/contract';
import { useReleaseLetterLines } from '@pabean/api/hooks';
import { fill } from '@pabean/api/rules';
import { DataTable, initialTableState, type ServerPage } from '@pabean/ui/data-table';
import { useMemo, useState } from 'react';
import { useLetterMessages } from '../../messages/use-letter-messages.ts';
import { usePagedLoad } from '../../table/use-list.ts';
import { lineColumnsIn } from './line-columns.tsx';

/** Props of {@link LetterLines}. */
export interface LetterLinesProps {
  letter: ListedLetter;
}

const noSizes: readonly number[] = [];
/** A line with its position on its page as its key: its values need not be unique. */
type PlacedLine = LetterLine & { readonly place: number };

const rowId = ({ place }: PlacedLine) => place;

const placed = (page: ServerPage<LetterLine>) => ({
  ...page,
  rows: page.rows.map((line, place): PlacedLine => ({ ...line, place })),
});

/** The consignment notes of a letter, paged. */
export function LetterLines({ letter: { id, number } }: LetterLinesProps) {
  const messages = useLetterMessages('letterLines');
  const { linesOf } = useLetterMessages('letterList');
  const [state, setState] = useState(initialTableState);
  const { page, ...load } = usePagedLoad(useReleaseLetterLines(id, state.page), state.page);
  const columns = useMemo(() => lineColumnsIn(messages), [messages]);
  return (
    <DataTable
      caption={fill(linesOf, { number })}
      columns={columns}
      {...load}
      page={page && placed(page)}
      rowId={rowId}
      narrow="scroll"
      sizes={noSizes}
      state={state}
      onStateChange={setState}
      empty={{ heading: messages.empty, text: messages.emptyText }}
    />
  );
}
