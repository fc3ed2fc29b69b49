import { headerOfPpftz, type PpftzRecord, type PpftzWithRows } from '@pabean/api/contract';
import {
  explainError,
  fill,
  isCallFailure,
  type PpftzKind,
  type PpftzWarning,
  writtenAjuNumber,
} from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { Checkbox } from '@pabean/ui/checkbox';
import { ConfirmDialog } from '@pabean/ui/confirm-dialog';
import { Skeleton } from '@pabean/ui/skeleton';
import { ArrowLeft, Send } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { StoredSlots } from '../document-slots/index.ts';
import { isChangedElsewhere } from '../internal/changed-elsewhere.ts';
import { LoadProblem } from '../internal/load-problem.tsx';
import { UnusualVats, useUnusualVat } from '../internal/unusual-vat.tsx';
import { useDeclaration } from '../internal/use-declaration.ts';
import { useLoaded } from '../internal/use-loaded.ts';
import { useFormMessages, usePpftzMessages, useSharedMessages } from '../messages/use-messages.ts';
import { ChangesNote } from './changes-note.tsx';
import { documentRows, PpftzHeaderFacts, shownGroups } from './header-facts.tsx';
import { MissingList } from './missing-list.tsx';
import * as styles from './ppftz-wizard.css.ts';
import type { PpftzReferences } from './references.ts';
import { type RefusalReason, RefusedDialog } from './refused-dialog.tsx';
import { ReturnedNote } from './returned-note.tsx';
import { StepBar } from './step-actions.tsx';
import { type PpftzStep, ppftzFieldGroups } from './steps.ts';
import { filesOfPpftz } from './use-field-messages.ts';
import { usePpftzChanges } from './use-ppftz-changes.ts';
import { useWizard } from './wizard-context.ts';

/** Props of {@link PpftzReviewStep}. */
export interface PpftzReviewStepProps<Answer = unknown> {
  /** The reference lists with the names of codes. */
  references: PpftzReferences;
  /**
   * Loads the record with everything that is sent with it: when the step opens, and again when another user changed it before
   * it was sent (412). The user then sees the changes and declares again.
   */
  load: () => Promise<PpftzWithRows>;
  /** Renders containers, packaging and goods with their taxes, read-only. */
  renderContents: (loaded: PpftzWithRows) => ReactNode;
  /** Renders the resulting document, such as a viewer of its PDF; again when the record was reloaded. */
  renderPreview?: (record: PpftzRecord) => ReactNode;
  /** The usual rate of VAT of the record's goods; the confirmation warns of another one. If omitted, it warns of none. */
  usualVat?: string | undefined;
  /**
   * Sends the record in the version that was seen, with the confirmed warnings. A refusal with 400 has a reason for everything
   * that is missing.
   */
  onSend: (record: PpftzRecord, warnings: readonly PpftzWarning[]) => Promise<Answer>;
  /** Called with the response once the record is sent. */
  onSent: (answer: Answer) => void;
}

/**
 * The third step: everything on one page as it will be sent, what is still missing, the declaration, and sending.
 *
 * @beta
 */
export function PpftzReviewStep<Answer>(props: PpftzReviewStepProps<Answer>) {
  const messages = usePpftzMessages('wizard');
  const loaded = useLoaded('record', props.load);
  if (loaded.data) return <Review {...props} opened={loaded.data} />;
  if (loaded.error !== undefined) return <LoadProblem heading={messages.failed} loaded={loaded} />;
  return (
    <section aria-busy="true" aria-label={messages.loading}>
      <Skeleton height="320px" />
    </section>
  );
}

/** What the user reads before declaring. */
interface Reading {
  readonly read: PpftzWithRows;
  /** The changes since the previous load; undefined after the first one. */
  readonly changes?: readonly string[];
  /** How often it was reloaded. */
  readonly times: number;
}

/** The part that is shown and sent unchanged. */
function useReading(
  opened: PpftzWithRows,
  { load, references }: Pick<PpftzReviewStepProps<never>, 'load' | 'references'>,
) {
  const [reading, setReading] = useState<Reading>({ read: opened, times: 0 });
  const changesOf = usePpftzChanges(references);
  return {
    ...reading,
    async readAgain() {
      const read = await load();
      setReading({ read, changes: changesOf(reading.read, read), times: reading.times + 1 });
    },
  };
}

/** Status of sending: waiting for confirmation, or failed. */
interface Attempt {
  readonly at: 'reading' | 'asking' | 'sending';
  readonly problem?: string;
  readonly reasons?: readonly RefusalReason[];
}

const idle: Attempt = { at: 'reading' };

interface ReviewProps<Answer> extends PpftzReviewStepProps<Answer> {
  /** The record when the step opened. */
  opened: PpftzWithRows;
}

function Review<Answer>({ opened, ...props }: ReviewProps<Answer>) {
  const { onSend, onSent } = props;
  const { onStep } = useWizard();
  const { readAgain, ...reading } = useReading(opened, props);
  const { read, changes, times } = reading;
  const messages = usePpftzMessages('wizard');
  const { back } = useFormMessages('form');
  const { sending, declaration: declarationText } = useFormMessages('send');
  const shared = useSharedMessages();
  const warning = useUnusualVat(props.usualVat).ofAll(read.goods);
  const [{ at, problem, reasons }, setAttempt] = useState<Attempt>(idle);
  const declaration = useDeclaration(messages.declarationNeeded);

  async function send() {
    setAttempt({ at: 'sending' });
    try {
      onSent(await onSend(read.record, warning === undefined ? [] : ['tarif_ppn']));
    } catch (error) {
      if (isChangedElsewhere(error)) return showChanges();
      const problem = explainError(error, shared);
      const reasons = reasonsOf(error, problem);
      setAttempt(reasons ? { at: 'reading', reasons } : { at: 'asking', problem });
    }
  }

  /** The declaration was about another version: the user sees the changes and declares again. */
  async function showChanges() {
    try {
      await readAgain();
      declaration.clear();
      setAttempt(idle);
    } catch (error) {
      setAttempt({ at: 'asking', problem: explainError(error, shared) });
    }
  }

  return (
    <div className={styles.step}>
      {changes && <ChangesNote key={times} changes={changes} />}
      <ReturnedNote />
      <UnusualVats rows={read.goods} usualVat={props.usualVat} />
      <MissingList read={read} />
      <ReviewParts {...props} {...reading} />
      <Checkbox {...declaration.checkbox} label={declarationText} />
      <StepBar
        back={
          <Button icon={<ArrowLeft size={16} />} onClick={() => onStep('contents')}>
            {back}
          </Button>
        }
        forward={
          <Button
            variant="primary"
            icon={<Send size={16} />}
            onClick={() => declaration.confirm() && setAttempt({ at: 'asking' })}
          >
            {messages.send}
          </Button>
        }
      />
      {at !== 'reading' && (
        <ConfirmDialog
          open
          heading={messages.sendQuestion}
          question={
            warning === undefined
              ? messages.sendText
              : `${warning} ${messages.sendAnyway} ${messages.sendText}`
          }
          thing={`${writtenAjuNumber(read.record.ajuNumber)} · ${read.record.recipient}`}
          confirmLabel={messages.send}
          busy={at === 'sending'}
          busyLabel={sending}
          error={problem}
          onConfirm={send}
          onCancel={() => setAttempt(idle)}
        />
      )}
      {reasons && <RefusedDialog reasons={reasons} onRequestClose={() => setAttempt(idle)} />}
    </div>
  );
}

type ReviewPartsProps = Pick<PpftzReviewStepProps<never>, 'references' | 'renderContents' | 'renderPreview'> &
  Omit<Reading, 'changes'>;

/** Everything that is sent, each part with a link to change it, and the resulting document. */
function ReviewParts({ read, times, references, renderContents, renderPreview }: ReviewPartsProps) {
  const { record } = read;
  const messages = usePpftzMessages('wizard');
  const header = headerOfPpftz(record);
  const kind = record.kind as PpftzKind;
  return (
    <>
      {shownGroups(header).map((group) => (
        <Part key={group} heading={messages[group]} step="identity">
          <PpftzHeaderFacts header={header} references={references} rows={ppftzFieldGroups[group]} />
        </Part>
      ))}
      <Part heading={messages.documents} step="identity">
        <PpftzHeaderFacts
          header={header}
          references={references}
          rows={documentRows(kind, header.hasProxy)}
          paired
        />
        <StoredSlots kind={kind} hasProxy={header.hasProxy} files={filesOfPpftz(record)} />
      </Part>
      <Part heading={messages.contents} step="contents">
        {renderContents(read)}
      </Part>
      {renderPreview && (
        <section className={styles.section} aria-label={messages.preview}>
          <h2 className={styles.partHeading}>{messages.preview}</h2>
          <Fragment key={times}>{renderPreview(record)}</Fragment>
        </section>
      )}
    </>
  );
}

const refusedForLack = 400;
/** The reasons of a refusal; undefined if it was refused for something else. */
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
