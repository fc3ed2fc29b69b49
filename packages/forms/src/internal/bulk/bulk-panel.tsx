import { type DecimalSign, explainError, fill, formatNumber } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { DialogBody, DialogFoot } from '@pabean/ui/dialog';
import { FileField } from '@pabean/ui/file-field';
import { useMessages } from '@pabean/ui/messages';
import { useOffice } from '@pabean/ui/office';
import { Progress } from '@pabean/ui/progress';
import { TextArea } from '@pabean/ui/text-area';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormMessages, useSharedMessages } from '../../messages/use-messages.ts';
import type { AttemptOptions } from '../save-options.ts';
import { AskSign } from './ask-sign.tsx';
import { BadLines } from './bad-lines.tsx';
import * as styles from './bulk.css.ts';
import { readTextFile } from './read-file.ts';
import { withCell, withLines } from './read-lines.ts';
import {
  asListed,
  type BulkColumn,
  canTakeSome,
  isWhole,
  type Reading,
  type ReadText,
  refusedLines,
  stillRefused,
  waitsForAnswer,
} from './reading.ts';

/** Props of {@link BulkPanel}. */
export interface BulkPanelProps<Row> {
  /** Whether a text is pasted or a file chosen. */
  from: 'paste' | 'file';
  /** The columns in order. */
  columns: readonly BulkColumn[];
  /** A line as an example. */
  example: string;
  /** What stands in the text at first. */
  text: string;
  /** What is known of that text. */
  reading?: Reading<Row> | undefined;
  onText: (text: string) => void;
  /** How many rows the list may have, and how many of them it has. */
  room: { readonly max: number; readonly there: number };
  read: ReadText<Row>;
  /** Adds rows. What fails is told, and the text stays. */
  onTake: (rows: readonly Row[], options: AttemptOptions) => unknown;
  /** Called when every line of the text was added. */
  onDone: () => void;
  onBack: () => void;
}

const inWords = (count: number) => formatNumber(count, { decimals: 0 });

/** Until what was added is drawn, and with it what reads the rest. */
const drawn = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Stands in the place of a list: text of a spreadsheet is pasted or a CSV chosen, and becomes rows. Lines that cannot
 * are listed with their wrong cells, and nothing is added until somebody mends them or decides to add the others first:
 * then they stay.
 */
export function BulkPanel<Row>({
  from,
  columns,
  example,
  room,
  text,
  onText,
  onTake,
  onDone,
  onBack,
  ...rest
}: BulkPanelProps<Row>) {
  const words = useFormMessages('bulk');
  const shared = useSharedMessages();
  const { saving } = useFormMessages('form');
  const { stop, stopped } = useFormMessages('rows');
  const { sending } = useMessages('fileUpload');
  const { uploads } = useOffice();
  const [reading, setReading] = useState(rest.reading);
  const [failure, setFailure] = useState(rest.reading?.refusal);
  // How many right lines were added; the wrong ones are still here.
  const [added, setAdded] = useState(0);
  const [checks, setChecks] = useState(0);
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const problems = useRef<HTMLElement>(null);
  const work = useRef<AbortController>(undefined);
  const isPaste = from === 'paste';
  // What reads knows the list as it is now, with what was just added.
  const read = useRef(rest.read);
  read.current = rest.read;
  const shown = useRef(reading);
  const mending = useRef<Promise<unknown>>(undefined);
  const decimalSign = useRef<DecimalSign>(undefined);

  // Once, when it takes the place of the list.
  useLayoutEffect(() => {
    (problems.current ?? (isPaste ? area : file).current)?.focus();
    return () => work.current?.abort();
  }, [isPaste]);

  function show(found: Reading<Row> | undefined) {
    shown.current = found;
    setReading(found);
  }
  function tell(found: Reading<Row> | undefined, sentence?: string) {
    flushSync(() => {
      show(found);
      setFailure(sentence);
      setChecks((before) => before + 1);
    });
    problems.current?.focus();
  }
  function write(content: string) {
    if (!area.current) return;
    area.current.value = content;
    onText(content);
  }
  const readNow = (options: AttemptOptions) =>
    read.current(area.current?.value ?? '', { ...options, decimalSign: decimalSign.current });
  /** One work at a time, which can be cancelled: the text stays. */
  async function run(task: (options: AttemptOptions) => Promise<void>) {
    if (busy) return;
    const own = new AbortController();
    const { signal } = own;
    work.current = own;
    setBusy(true);
    try {
      await task({ signal, onProgress: setProgress });
    } catch (error) {
      if (!signal.aborted) tell(undefined, explainError(error, shared));
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  }
  async function send(found: Reading<Row>, options: AttemptOptions) {
    try {
      await onTake(found.rows, options);
    } catch (error) {
      const refused = refusedLines(found, error, columns);
      if (!refused || options.signal.aborted) throw error;
      return tell(refused);
    }
    if (found.bad.length === 0) return onDone();
    const left = new Set(found.bad.map(({ line }) => line));
    const heads = columns.map(({ label }) => label);
    write(await withLines(area.current?.value ?? '', left, heads));
    await drawn();
    const rest = await readNow(options);
    setAdded((before) => before + found.rows.length);
    tell(rest);
  }
  /** Adds all lines where they are right, or those that are, as far as somebody decided so. */
  const take = ({ some }: { some: boolean }) =>
    run(async (options) => {
      await mending.current;
      const all = await readNow(options);
      options.signal.throwIfAborted();
      const found = some ? stillRefused(all, shown.current) : all;
      if (isWhole(found) || (some && canTakeSome(found))) await send(found, options);
      else tell(found, found.rows.length + found.bad.length === 0 ? words.nothing : found.refusal);
    });
  const check = () => take({ some: false });
  function answer(sign: DecimalSign) {
    decimalSign.current = sign;
    void check();
  }
  function mend(line: number, column: number, value: string) {
    const before = mending.current;
    const mended = async () => {
      await before;
      const place = shown.current?.bad.find((each) => each.line === line);
      const content = place && (await withCell(area.current?.value ?? '', place, column, value));
      if (content !== undefined) write(content);
      const found = await readNow({ signal: new AbortController().signal, onProgress: () => undefined });
      const listed = shown.current;
      if (listed) show(asListed(stillRefused(found, listed), listed));
    };
    mending.current = mended();
  }
  function callOff() {
    work.current?.abort();
    tell(undefined, stopped);
  }
  async function choose(chosen: File | null, refused: boolean) {
    show(undefined);
    setFailure(undefined);
    decimalSign.current = undefined;
    if (!chosen || refused || !area.current) return;
    const content = await readTextFile(chosen);
    if (content === undefined) return tell(undefined, words.unreadable);
    write(content);
    await check();
  }
  function goToLine(line: number) {
    const element = area.current;
    if (!element) return;
    const lines = element.value.split('\n');
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    element.focus();
    element.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    // The browser scrolls to a selection only when something is typed.
    element.scrollTop = ((line - 3) * element.scrollHeight) / Math.max(1, lines.length);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void check();
    else if (event.key === 'Escape' && !busy) onBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const question = reading?.question;
  const bad = (reading?.bad ?? []).filter((each) => !waitsForAnswer(each));
  const first = failure ? 'failure' : question ? 'question' : 'lines';
  return (
    <>
      <DialogBody className={styles.body} onKeyDown={onKeyDown}>
        <h3 className={styles.heading}>{isPaste ? words.paste : words.import}</h3>
        {failure && (
          <Alert
            ref={problems as RefObject<HTMLDivElement | null>}
            role="group"
            aria-label={failure}
            tabIndex={-1}
            tone="danger"
            heading={failure}
          >
            {failure === words.unreadable && words.unreadableHelp}
          </Alert>
        )}
        {question && (
          <AskSign
            ref={first === 'question' ? (problems as RefObject<HTMLDivElement | null>) : undefined}
            question={question}
            onAnswer={answer}
          />
        )}
        {bad.length > 0 && (
          <BadLines
            key={checks}
            ref={first === 'lines' ? problems : undefined}
            lines={bad}
            columns={columns}
            added={added}
            onGo={goToLine}
            onMend={mend}
          />
        )}
        {!isPaste && (
          <FileField
            ref={file}
            label={words.file}
            kind="csv"
            limit={uploads.small}
            onFile={(chosen, refusal) => void choose(chosen, refusal !== undefined)}
          />
        )}
        <TextArea
          ref={area}
          label={words.lines}
          hint={`${fill(words.room, {
            max: inWords(room.max),
            left: inWords(Math.max(0, room.max - room.there)),
          })} ${fill(words.hint, { columns: columns.map(({ label }) => label).join(', '), example })}`}
          rows={isPaste || bad.length > 0 ? 10 : 4}
          spellCheck={false}
          width="full"
          className={styles.text}
          defaultValue={text}
          onChange={(event) => onText(event.target.value)}
        />
        {progress !== undefined && <Progress label={fill(sending, { name: words.lines })} value={progress} />}
      </DialogBody>
      <DialogFoot>
        {busy ? <Button onClick={callOff}>{stop}</Button> : <Button onClick={onBack}>{words.back}</Button>}
        {reading && canTakeSome(reading) && (
          <Button onClick={() => void take({ some: true })} disabled={busy}>
            {fill(words.addGood, { count: reading.rows.length })}
          </Button>
        )}
        <Button variant="primary" busy={busy} busyLabel={saving} onClick={() => void check()}>
          {words.add}
        </Button>
      </DialogFoot>
    </>
  );
}
