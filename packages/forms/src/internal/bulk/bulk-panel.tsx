import { fill, formatNumber } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { DialogBody, DialogFoot } from '@pabean/ui/dialog';
import { FileField } from '@pabean/ui/file-field';
import { useMessages } from '@pabean/ui/messages';
import { useOffice } from '@pabean/ui/office';
import { Progress } from '@pabean/ui/progress';
import { TextArea } from '@pabean/ui/text-area';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useFormMessages } from '../../messages/use-messages.ts';
import type { AttemptOptions } from '../save-options.ts';
import * as styles from './bulk.css.ts';
import { ImportProblems } from './import-problems.tsx';
import { type BulkColumn, canTakeSome, fixableLines, type Reading, type ReadText } from './reading.ts';
import { useImport } from './use-import.ts';

/** Props of {@link BulkPanel}. */
export interface BulkPanelProps<Row> {
  /** Whether a text is pasted or a file chosen. */
  from: 'paste' | 'file';
  /** The columns in order. */
  columns: readonly BulkColumn[];
  /** An example line. */
  example: string;
  /** Initial text. */
  text: string;
  /** The result of reading that text before. */
  reading?: Reading<Row> | undefined;
  onText: (text: string) => void;
  /** The maximum and the current number of rows. */
  room: { readonly max: number; readonly there: number };
  read: ReadText<Row>;
  /** Adds rows. On a rejection the error is shown and the text is kept. */
  onTake: (rows: readonly Row[], options: AttemptOptions) => unknown;
  /** Called when every line of the text was added. */
  onDone: () => void;
  onBack: () => void;
}

const formatCount = (count: number) => formatNumber(count, { decimals: 0 });

/** Selects a line of a text area and scrolls to it, which the browser does only on input. */
function selectLine(area: HTMLTextAreaElement, line: number) {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = ((line - 3) * area.scrollHeight) / Math.max(1, lines.length);
}

/** How many lines there is room for, and their format. */
function useLinesHint({
  room,
  columns,
  example,
}: Pick<BulkPanelProps<never>, 'room' | 'columns' | 'example'>) {
  const messages = useFormMessages('bulk');
  const left = Math.max(0, room.max - room.there);
  const roomHint = fill(messages.room, { max: formatCount(room.max), left: formatCount(left) });
  const lineHint = fill(messages.hint, { columns: columns.map(({ label }) => label).join(', '), example });
  return `${roomHint} ${lineHint}`;
}

/**
 * Replaces a list while text from a spreadsheet is pasted or a CSV chosen, and parses rows. Invalid lines are listed with their
 * cells, and nothing is added until they are fixed or the user adds the valid ones first: then the invalid ones stay.
 */
export function BulkPanel<Row>(props: BulkPanelProps<Row>) {
  const { from, columns, text, onText, onBack } = props;
  const messages = useFormMessages('bulk');
  const { saving } = useFormMessages('form');
  const { stop } = useFormMessages('rows');
  const { sending } = useMessages('fileUpload');
  const { uploads } = useOffice();
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const problems = useRef<HTMLElement>(null);
  const hint = useLinesHint(props);
  const { result, isBusy, progress, ...actions } = useImport(area, props);
  const { reading, checks } = result;
  const isPaste = from === 'paste';
  useLayoutEffect(() => {
    const first = checks > 0 ? null : isPaste ? area.current : file.current;
    (problems.current ?? first)?.focus();
  }, [checks, isPaste]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void actions.add();
    else if (event.key === 'Escape' && !isBusy) onBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <DialogBody className={styles.body} onKeyDown={onKeyDown}>
        <h3 className={styles.heading}>{isPaste ? messages.paste : messages.import}</h3>
        <ImportProblems
          ref={problems}
          result={result}
          columns={columns}
          onAnswer={actions.answer}
          onGo={(line) => area.current && selectLine(area.current, line)}
          onFix={actions.fix}
        />
        {!isPaste && (
          <FileField
            ref={file}
            label={messages.file}
            kind="csv"
            limit={uploads.small}
            onFile={(chosen, refusal) => void actions.choose(chosen, refusal !== undefined)}
          />
        )}
        <TextArea
          ref={area}
          label={messages.lines}
          hint={hint}
          rows={isPaste || fixableLines(reading).length > 0 ? 10 : 4}
          spellCheck={false}
          width="full"
          className={styles.text}
          defaultValue={text}
          onChange={(event) => onText(event.target.value)}
        />
        {progress !== undefined && (
          <Progress label={fill(sending, { name: messages.lines })} value={progress} />
        )}
      </DialogBody>
      <DialogFoot>
        {isBusy ? (
          <Button onClick={actions.stop}>{stop}</Button>
        ) : (
          <Button onClick={onBack}>{messages.back}</Button>
        )}
        {reading && canTakeSome(reading) && (
          <Button onClick={() => void actions.add({ some: true })} disabled={isBusy}>
            {fill(messages.addGood, { count: reading.rows.length })}
          </Button>
        )}
        <Button variant="primary" busy={isBusy} busyLabel={saving} onClick={() => void actions.add()}>
          {messages.add}
        </Button>
      </DialogFoot>
    </>
  );
}
