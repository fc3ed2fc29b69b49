import { explainError, fill } from '@pabean/api/rules';
import {
  Alert,
  Button,
  DialogBody,
  DialogFoot,
  FileField,
  Progress,
  TextArea,
  useMessages,
  useOffice,
} from '@pabean/ui';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormMessages, useSharedMessages } from '../../messages/index.ts';
import type { AttemptOptions } from '../save-options.ts';
import { BadLines } from './bad-lines.tsx';
import * as styles from './bulk.css.ts';
import { readTextFile } from './read-file.ts';
import { isWhole, type Reading, refusedLines } from './reading.ts';

/** Props of {@link BulkPanel}. */
export interface BulkPanelProps<Row> {
  /** Whether a text is pasted or a file chosen. */
  from: 'paste' | 'file';
  /** The columns in order, such as “Nomor Peti Kemas, Ukuran (kaki)”. */
  columns: string;
  /** A line as an example. */
  example: string;
  /** What stands in the text at first. */
  text: string;
  /** What is known of that text. @default undefined */
  reading?: Reading<Row> | undefined;
  onText: (text: string) => void;
  /** Reads a text; nothing is added by it. A long one tells how much is read, and can be cancelled. */
  read: (text: string, options: AttemptOptions) => Promise<Reading<Row>>;
  /** Adds rows. What fails is told, and the text stays. */
  onTake: (rows: readonly Row[], options: AttemptOptions) => unknown;
  onBack: () => void;
}

/**
 * Stands in the place of a list: text of a spreadsheet is pasted or a CSV chosen, and becomes rows. Lines that cannot
 * are listed, and nothing is added until somebody fixes them or decides to leave them out.
 */
export function BulkPanel<Row>({
  from,
  columns,
  example,
  text,
  read,
  onText,
  onTake,
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
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const problems = useRef<HTMLElement>(null);
  const work = useRef<AbortController>(undefined);
  const isPaste = from === 'paste';

  // Once, when it takes the place of the list.
  useLayoutEffect(() => {
    (problems.current ?? (isPaste ? area : file).current)?.focus();
    return () => work.current?.abort();
  }, [isPaste]);

  function tell(found: Reading<Row> | undefined, sentence?: string) {
    flushSync(() => {
      setReading(found);
      setFailure(sentence);
    });
    problems.current?.focus();
  }
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
      const refused = refusedLines(found, error);
      if (!refused || options.signal.aborted) throw error;
      tell(refused);
    }
  }
  const check = () =>
    run(async (options) => {
      const found = await read(area.current?.value ?? '', options);
      options.signal.throwIfAborted();
      if (isWhole(found)) await send(found, options);
      else tell(found, found.rows.length + found.bad.length === 0 ? words.nothing : found.refusal);
    });
  function callOff() {
    work.current?.abort();
    tell(undefined, stopped);
  }
  async function choose(chosen: File | null, refused: boolean) {
    setReading(undefined);
    setFailure(undefined);
    if (!chosen || refused || !area.current) return;
    const content = await readTextFile(chosen);
    if (content === undefined) return tell(undefined, words.unreadable);
    area.current.value = content;
    onText(content);
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

  const bad = reading?.bad ?? [];
  const good = reading?.rows ?? [];
  const canTakeSome = bad.length > 0 && good.length > 0 && !reading?.refusal;
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
        {bad.length > 0 && <BadLines ref={failure ? undefined : problems} lines={bad} onGo={goToLine} />}
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
          hint={fill(words.hint, { columns, example })}
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
        {canTakeSome && (
          <Button
            onClick={() => void run((options) => send({ ...reading, rows: good, bad: [] }, options))}
            disabled={busy}
          >
            {fill(words.addGood, { count: good.length })}
          </Button>
        )}
        <Button variant="primary" busy={busy} busyLabel={saving} onClick={() => void check()}>
          {words.add}
        </Button>
      </DialogFoot>
    </>
  );
}
