import { headerOfPpftz, missingInPpftz, type PpftzRecord, type PpftzWithRows } from '@pabean/api/contract';
import {
  explain,
  explainError,
  fill,
  isCallFailure,
  type PpftzKind,
  type PpftzWarning,
  ppftzSlots,
  writtenAjuNumber,
} from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { Checkbox } from '@pabean/ui/checkbox';
import { ConfirmDialog } from '@pabean/ui/confirm-dialog';
import { ReadinessList } from '@pabean/ui/readiness-list';
import { Skeleton } from '@pabean/ui/skeleton';
import { ArrowLeft, Send } from 'lucide-react';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { StoredSlots } from '../document-slots/index.ts';
import { isChangedElsewhere } from '../internal/changed-elsewhere.ts';
import { LoadProblem } from '../internal/load-problem.tsx';
import { UnusualVats, useUnusualVat } from '../internal/unusual-vat.tsx';
import { useLoaded } from '../internal/use-loaded.ts';
import { useFormMessages, usePpftzMessages, useSharedMessages } from '../messages/use-messages.ts';
import { ChangesNote } from './changes-note.tsx';
import { documentRows, PpftzHeaderFacts, shownGroups } from './header-facts.tsx';
import * as styles from './ppftz-wizard.css.ts';
import type { PpftzReferences } from './references.ts';
import { type RefusalReason, RefusedDialog } from './refused-dialog.tsx';
import { ReturnedNote } from './returned-note.tsx';
import { StepBar } from './step-actions.tsx';
import { type PpftzStep, ppftzFieldGroups, stepOfPpftzField } from './steps.ts';
import { filesOfPpftz, useFieldWords } from './use-field-words.ts';
import { usePpftzChanges } from './use-ppftz-changes.ts';
import { useWizard } from './wizard-context.ts';

/** Props of {@link PpftzReviewStep}. */
export interface PpftzReviewStepProps<Answer> {
  /** The lists that give codes their words. */
  references: PpftzReferences;
  /**
   * Loads the record with everything that is sent with it: when the step opens, and again when somebody else changed it
   * before it was sent (412). People then see what changed, and declare again.
   */
  load: () => Promise<PpftzWithRows>;
  /** Draws containers, packaging and goods with their taxes, not to be changed here. */
  renderContents: (loaded: PpftzWithRows) => ReactNode;
  /** Draws the document as it will be, such as a viewer of its PDF; drawn anew when the record was loaded again. */
  renderPreview?: (record: PpftzRecord) => ReactNode;
  /**
   * The rate of VAT that most goods of the record have; of another one the question before sending warns.
   * Left out, it warns of none.
   */
  usualVat?: string | undefined;
  /**
   * Sends the record in the version that was seen, with what its sender was warned of. A refusal with 400 has a reason for
   * everything that it lacks.
   */
  onSend: (record: PpftzRecord, warnings: readonly PpftzWarning[]) => Promise<Answer>;
  /** Called with the answer once the record was sent. */
  onSent: (answer: Answer) => void;
}

/**
 * The third step: everything on one page as it will be sent, what is still missing, the declaration, and sending.
 *
 * @beta
 */
export function PpftzReviewStep<Answer>(props: PpftzReviewStepProps<Answer>) {
  const words = usePpftzMessages('wizard');
  const loaded = useLoaded('record', props.load);
  if (loaded.data) return <Review {...props} opened={loaded.data} />;
  if (loaded.error !== undefined) return <LoadProblem heading={words.failed} loaded={loaded} />;
  return (
    <section aria-busy="true" aria-label={words.loading}>
      <Skeleton height="320px" />
    </section>
  );
}

/** What people read before they declare. */
interface Reading {
  readonly read: PpftzWithRows;
  /** What became of the record since it was read before; undefined where it was read once. */
  readonly changes?: readonly string[];
  /** How often it was read again. */
  readonly times: number;
}

interface ReviewProps<Answer> extends PpftzReviewStepProps<Answer> {
  /** The record as it was when the step opened. */
  opened: PpftzWithRows;
}

function Review<Answer>({ opened, ...props }: ReviewProps<Answer>) {
  const { references, load, onSend, onSent } = props;
  const { onStep } = useWizard();
  /** What is shown, and is sent as it is; and what became of it since it was shown before. */
  const [{ read, changes, times }, setReading] = useState<Reading>({ read: opened, times: 0 });
  const { record } = read;
  const words = usePpftzMessages('wizard');
  const { back } = useFormMessages('form');
  const { sending, declaration: declarationText } = useFormMessages('send');
  const shared = useSharedMessages();
  const header = headerOfPpftz(record);
  const kind = record.kind as PpftzKind;
  const labelOf = useFieldWords();
  const changesOf = usePpftzChanges(references);
  const warning = useUnusualVat(props.usualVat).ofAll(read.goods);
  const files = filesOfPpftz(record);
  const missing = missingInPpftz({
    kind,
    header,
    goods: read.goods.length,
    packaging: read.packaging.length,
    files: ppftzSlots.filter((slot) => files[slot] !== undefined),
  }).map(({ field, message }) => ({ field, text: explain({ message }, labelOf(field), shared) }));
  const [declared, setDeclared] = useState(false);
  const [undeclared, setUndeclared] = useState(false);
  const [state, setState] = useState<'reading' | 'asking' | 'sending'>('reading');
  const [problem, setProblem] = useState<string>();
  const [reasons, setReasons] = useState<readonly RefusalReason[]>();
  const declaration = useRef<HTMLInputElement>(null);

  function ask() {
    if (declared) return setState('asking');
    setUndeclared(true);
    declaration.current?.focus();
  }

  async function send() {
    setState('sending');
    setProblem(undefined);
    try {
      onSent(await onSend(record, warning === undefined ? [] : ['tarif_ppn']));
    } catch (error) {
      if (isChangedElsewhere(error)) return readAgain();
      const told = reasonsOf(error, explainError(error, shared));
      setReasons(told);
      setProblem(told ? undefined : explainError(error, shared));
      setState(told ? 'reading' : 'asking');
    }
  }

  /** What was declared was another record: people see what changed, and declare again. */
  async function readAgain() {
    try {
      const now = await load();
      setReading({ read: now, changes: changesOf(read, now), times: times + 1 });
      setDeclared(false);
      setState('reading');
    } catch (error) {
      setProblem(explainError(error, shared));
      setState('asking');
    }
  }

  return (
    <div className={styles.step}>
      {changes && <ChangesNote key={times} changes={changes} />}
      <ReturnedNote />
      <UnusualVats rows={read.goods} usualVat={props.usualVat} />
      <ReadinessList
        level={2}
        items={
          missing.length > 0
            ? missing.map(({ field, text }) => ({
                id: `${field} ${text}`,
                done: false,
                text: (
                  <button
                    type="button"
                    className={styles.listedWay}
                    onClick={() => onStep(stepOfPpftzField(field), field)}
                  >
                    {text}
                  </button>
                ),
              }))
            : [{ id: 'complete', done: true, text: words.complete }]
        }
      />
      {shownGroups(header).map((group) => (
        <Part key={group} heading={words[group]} step="identity">
          <PpftzHeaderFacts header={header} references={references} rows={ppftzFieldGroups[group]} />
        </Part>
      ))}
      <Part heading={words.documents} step="identity">
        <PpftzHeaderFacts
          header={header}
          references={references}
          rows={documentRows(kind, header.hasProxy)}
          paired
        />
        <StoredSlots kind={kind} hasProxy={header.hasProxy} files={files} />
      </Part>
      <Part heading={words.contents} step="contents">
        {props.renderContents(read)}
      </Part>
      {props.renderPreview && (
        <section className={styles.section} aria-label={words.preview}>
          <h2 className={styles.partHeading}>{words.preview}</h2>
          <Fragment key={times}>{props.renderPreview(record)}</Fragment>
        </section>
      )}
      <Checkbox
        ref={declaration}
        label={declarationText}
        checked={declared}
        onChange={({ target }) => {
          setDeclared(target.checked);
          setUndeclared(false);
        }}
        error={undeclared ? words.declarationNeeded : undefined}
      />
      <StepBar
        back={
          <Button icon={<ArrowLeft size={16} />} onClick={() => onStep('contents')}>
            {back}
          </Button>
        }
        forward={
          <Button variant="primary" icon={<Send size={16} />} onClick={ask}>
            {words.send}
          </Button>
        }
      />
      {state !== 'reading' && (
        <ConfirmDialog
          open
          heading={words.sendQuestion}
          question={
            warning === undefined ? words.sendText : `${warning} ${words.sendAnyway} ${words.sendText}`
          }
          thing={`${writtenAjuNumber(record.ajuNumber)} · ${record.recipient}`}
          confirmLabel={words.send}
          busy={state === 'sending'}
          busyLabel={sending}
          error={problem}
          onConfirm={send}
          onCancel={() => {
            setState('reading');
            setProblem(undefined);
          }}
        />
      )}
      {reasons && <RefusedDialog reasons={reasons} onRequestClose={() => setReasons(undefined)} />}
    </div>
  );
}

const refusedForLack = 400;
/** What a refusal gives as reasons; undefined when it was refused for something else. */
function reasonsOf(error: unknown, whole: string): readonly RefusalReason[] | undefined {
  if (!isCallFailure(error) || error.status !== refusedForLack) return undefined;
  if (error.fieldErrors.length === 0) return [{ field: undefined, text: whole }];
  return error.fieldErrors.map(({ path, message }) => ({
    field: path.length > 0 ? String(path[0]) : undefined,
    text: message,
  }));
}

function Part({ heading, step, children }: { heading: string; step: PpftzStep; children: ReactNode }) {
  const { change } = useFormMessages('rows');
  const { edit } = useFormMessages('form');
  const { onStep } = useWizard();
  return (
    <section className={styles.section} aria-label={heading}>
      <div className={styles.sectionHead}>
        <h2 className={styles.partHeading}>{heading}</h2>
        <Button
          size="small"
          variant="tertiary"
          aria-label={fill(change, { part: heading })}
          onClick={() => onStep(step)}
        >
          {edit}
        </Button>
      </div>
      {children}
    </section>
  );
}
