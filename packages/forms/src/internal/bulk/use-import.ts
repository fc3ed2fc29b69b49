import { type DecimalSign, explainError } from '@pabean/api/rules';
import { type RefObject, useRef, useState } from 'react';
import { useFormMessages, useSharedMessages } from '../../messages/use-messages.ts';
import type { AttemptOptions } from '../save-options.ts';
import type { BulkPanelProps } from './bulk-panel.tsx';
import { readTextFile } from './read-file.ts';
import { asListed, canTakeSome, isWhole, type Reading, refusedLines, stillRefused } from './reading.ts';
import { useTask } from './use-task.ts';
import { useText } from './use-text.ts';

/** Result of the last check of a text. */
export interface ImportResult<Row> {
  readonly reading: Reading<Row> | undefined;
  /** Why the whole text was refused. */
  readonly failure: string | undefined;
  /** How often the text was checked. */
  readonly checks: number;
  /** Number of rows added before; the invalid lines are still in the text. */
  readonly added: number;
}

const unchecked = <Row>(reading: Reading<Row> | undefined): ImportResult<Row> => ({
  reading,
  failure: reading?.refusal,
  checks: 0,
  added: 0,
});

/** Waits until the added rows are rendered, so that `read` takes them into account. */
const rendered = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Checks the lines of a text area and adds them as rows. */
export function useImport<Row>(area: RefObject<HTMLTextAreaElement | null>, props: BulkPanelProps<Row>) {
  const messages = useFormMessages('bulk');
  const { stopped } = useFormMessages('rows');
  const shared = useSharedMessages();
  const text = useText(area, props);
  const { run, abort, ...task } = useTask();
  const [result, setResult] = useState(unchecked(props.reading));
  const latest = useRef(result);
  const fixing = useRef<Promise<unknown>>(undefined);

  function update(change: Partial<ImportResult<Row>>) {
    latest.current = { ...latest.current, ...change };
    setResult(latest.current);
  }
  const report = (reading?: Reading<Row>, failure?: string) =>
    update({ reading, failure, checks: latest.current.checks + 1 });

  async function send(found: Reading<Row>, options: AttemptOptions) {
    try {
      await props.onTake(found.rows, options);
    } catch (error) {
      const refused = refusedLines(found, error, props.columns);
      if (!refused || options.signal.aborted) throw error;
      return report(refused);
    }
    if (found.bad.length === 0) return props.onDone();
    await text.keepLines(found.bad);
    await rendered();
    report(await text.read(options));
    update({ added: latest.current.added + found.rows.length });
  }
  /** Adds all lines if all are valid, or with `some` only the valid ones. */
  const add = ({ some = false } = {}) =>
    run(
      async (options) => {
        await fixing.current;
        const all = await text.read(options);
        options.signal.throwIfAborted();
        const found = some ? stillRefused(all, latest.current.reading) : all;
        if (isWhole(found) || (some && canTakeSome(found))) await send(found, options);
        else report(found, found.rows.length + found.bad.length === 0 ? messages.nothing : found.refusal);
      },
      (error) => report(undefined, explainError(error, shared)),
    );
  /** Writes a value into a cell, after pending writes. */
  async function fix(before: Promise<unknown> | undefined, line: number, column: number, value: string) {
    await before;
    const place = latest.current.reading?.bad.find((each) => each.line === line);
    if (place) await text.setCell(place, column, value);
    const found = await text.read({ signal: new AbortController().signal, onProgress: () => undefined });
    const listed = latest.current.reading;
    if (listed) update({ reading: asListed(stillRefused(found, listed), listed) });
  }

  return {
    ...task,
    result,
    add,
    stop() {
      abort();
      report(undefined, stopped);
    },
    answer(sign: DecimalSign) {
      text.setDecimalSign(sign);
      void add();
    },
    fix(line: number, column: number, value: string) {
      fixing.current = fix(fixing.current, line, column, value);
    },
    async choose(file: File | null, isRefused: boolean) {
      update({ reading: undefined, failure: undefined });
      text.setDecimalSign(undefined);
      if (!file || isRefused) return;
      const content = await readTextFile(file);
      if (content === undefined) return report(undefined, messages.unreadable);
      text.set(content);
      await add();
    },
  };
}
