import { Alert } from '@pabean/ui/alert';
import { ConfirmDialog } from '@pabean/ui/confirm-dialog';
import { useMessages } from '@pabean/ui/messages';
import { PageHeader } from '@pabean/ui/page-header';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DraftBanner, FormProblems } from '../internal/index.ts';
import { useOnline } from '../internal/use-online.ts';
import { useAccountMessages, useTransitMessages } from '../messages/use-messages.ts';
import { ApprovalDialog } from './approval-dialog.tsx';
import { FormActions } from './form-actions.tsx';
import { Section } from './section.tsx';
import { SectionNav, SectionPosition } from './section-nav.tsx';
import type { FormSection, SectionName } from './sections.ts';
import { SendSection } from './send-section.tsx';
import * as styles from './transit-form.css.ts';
import type { NamedLists } from './use-answers.ts';
import { isOneAtATime } from './use-sections.ts';
import type { TransitFormState } from './use-transit-form.ts';
import { useSectionNames } from './use-transit-labels.ts';

/** Props of {@link TransitFrame}. */
export interface TransitFrameProps<Values extends FieldValues, Output> {
  transit: TransitFormState<Values, Output>;
  heading: string;
  lead: string;
  /** A short description of a section, under its heading. */
  hints: Partial<Record<SectionName, string>>;
  /** Renders the content of a section. A list has its own heading, and is outside the form: its dialogs have forms. */
  renderSection: (section: SectionName) => ReactNode;
  /** The reference lists with the names of codes. */
  lists: NamedLists;
  /** Dialogs of fields, which have forms of their own. */
  dialogs: ReactNode;
}

/** Sections that are lists of lines. */
const ofLines: readonly SectionName[] = ['goods', 'documents'];
/** Sections that may be empty: they are complete once visited. */
const optional: readonly SectionName[] = ['sponsor', 'documents'];

/**
 * A form of sections: one long page with a table of contents, or on a phone one section at a time, with the buttons within the
 * thumb's reach.
 */
export function TransitFrame<Values extends FieldValues, Output>(props: TransitFrameProps<Values, Output>) {
  const { transit } = props;
  const { form, sections, draft, asked } = transit;
  const messages = useTransitMessages('transitForm');
  const { heading: check } = useTransitMessages('checkAnswers');
  const { notSent } = useTransitMessages('approval');
  const { discard } = useMessages('dialog');
  const nameOf = useSectionNames(check);
  const formId = useId();
  const [asksToLeave, setAsksToLeave] = useState(false);
  const isInForm = ({ name }: FormSection) => !ofLines.includes(name) && name !== 'send';
  const isFirst = sections.current === 0;

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!isOneAtATime() || sections.current === sections.list.length - 1)
      return form.formProps.onSubmit(event);
    // Enter in a field goes on, as the button does.
    event.preventDefault();
    void transit.forward();
  }

  const drawn = (section: FormSection) => (
    <FrameSection key={section.name} {...props} section={section} nameOf={nameOf} />
  );

  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <SectionNav sections={sections} nameOf={nameOf} progressOf={(index) => progressOf(transit, index)} />
        <div className={styles.main}>
          <FrameHead {...props} />
          <SectionPosition sections={sections} nameOf={nameOf} />
          <div>
            <form {...form.formProps} id={formId} onSubmit={onSubmit} className={styles.form}>
              <div className={styles.intro} data-open={isFirst ? '' : undefined}>
                <DraftBanner draft={draft} />
              </div>
              <div className={styles.problems}>
                <FormProblems form={form} failed={notSent} />
              </div>
              {sections.list.filter(isInForm).map(drawn)}
            </form>
            {sections.list.filter((section) => !isInForm(section)).map(drawn)}
          </div>
        </div>
      </div>
      <FormActions
        formId={formId}
        sections={sections}
        draft={draft}
        onForward={() => void transit.forward()}
        onCancel={() => (transit.isUnsaved() ? setAsksToLeave(true) : transit.props.onCancel())}
      />
      {props.dialogs}
      {asked && (
        <ApprovalDialog
          captcha={transit.captcha}
          loadCaptcha={transit.props.loadCaptcha}
          onSend={(signal) => transit.send(asked.values, signal)}
          onSent={(answer) => void transit.sent(answer)}
          onRefused={asked.settle}
          onRequestClose={() => asked.settle()}
        />
      )}
      <ConfirmDialog
        open={asksToLeave}
        heading={discard}
        question={messages.discardQuestion}
        confirmLabel={discard}
        tone="danger"
        onConfirm={() => void transit.discard()}
        onCancel={() => setAsksToLeave(false)}
      />
    </div>
  );
}

/** The heading, and whether the browser is offline. */
function FrameHead<Values extends FieldValues, Output>({
  transit,
  heading,
  lead,
}: Pick<TransitFrameProps<Values, Output>, 'transit' | 'heading' | 'lead'>) {
  const messages = useTransitMessages('transitForm');
  const { required } = useAccountMessages('registration');
  const online = useOnline();
  return (
    <>
      <div className={styles.pageHead} data-open={transit.sections.current === 0 ? '' : undefined}>
        <PageHeader heading={heading} breadcrumb={transit.props.breadcrumb}>
          <span className={styles.lead}>
            {lead} {required}
          </span>
        </PageHeader>
      </div>
      <div role="status" className={styles.live}>
        {!online && <Alert tone="warning" heading={messages.away} />}
      </div>
    </>
  );
}

interface FrameSectionProps<Values extends FieldValues, Output> extends TransitFrameProps<Values, Output> {
  section: FormSection;
  nameOf: (section: SectionName) => string;
}

function FrameSection<Values extends FieldValues, Output>({
  transit: { form, sections, states, draft },
  section,
  hints,
  renderSection,
  lists,
  nameOf,
}: FrameSectionProps<Values, Output>) {
  const { name } = section;
  return (
    <Section
      sections={sections}
      index={sections.list.indexOf(section)}
      heading={ofLines.includes(name) ? undefined : nameOf(name)}
      hint={hints[name]}
    >
      {name === 'send' ? (
        <SendSection
          form={form}
          sections={sections}
          states={states}
          nameOf={nameOf}
          lists={lists}
          storedInTab={draft.lasts === 'tab'}
        />
      ) : (
        renderSection(name)
      )}
    </Section>
  );
}

/** Status of a section: its errors count after an attempt to send. */
function progressOf<Values extends FieldValues, Output>(
  { sections, states, hasTried }: TransitFormState<Values, Output>,
  index: number,
) {
  const { name } = sections.list[index] ?? { name: 'send' };
  if (name === 'send') return 'open';
  if (states.wrong[name]) return hasTried ? 'invalid' : 'open';
  return !optional.includes(name) || index < sections.reached ? 'done' : 'open';
}
