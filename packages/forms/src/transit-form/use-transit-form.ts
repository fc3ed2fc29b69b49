import type { TransitRequest } from '@pabean/api/contract';
import { isCallFailure } from '@pabean/api/rules';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type CaptchaLoader, useCaptchaAhead } from '../captcha/index.ts';
import { flatErrors } from '../internal/flat-errors.ts';
import { type DraftProps, type SaveOptions, useDraft, useZodForm, type ZodForm } from '../internal/index.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { type FormSection, sectionOf } from './sections.ts';
import { useSectionStates } from './use-section-states.ts';
import { isOneAtATime, type Sections, useSections } from './use-sections.ts';
import { useSending } from './use-sending.ts';
import { useTransitLabels } from './use-transit-labels.ts';

/** The server's response to a stored request. */
export interface SentTransit {
  /** The registration code. */
  readonly code: string;
}

/** Props of both transit forms. */
export interface TransitFormBaseProps extends DraftProps {
  /** The back link, above the heading. */
  breadcrumb?: ReactNode;
  /** Fetches a captcha, such as the function returned by `useCaptcha('transit')` of `@pabean/api/hooks`. */
  loadCaptcha: CaptchaLoader;
  /**
   * Sends the validated request. A rejection with `fieldErrors` is shown at the fields; without a response it waits for a
   * connection and repeats the same request, as long as the user waits.
   */
  onSend: (request: TransitRequest, options: SaveOptions) => Promise<SentTransit>;
  /** Called with the response once the request is accepted and its draft removed. */
  onSent: (answer: SentTransit) => void;
  /** Called by “Cancel”, after the user confirmed and the draft was removed. */
  onCancel: () => void;
}

/** Options of {@link useTransitForm}. */
export interface TransitFormOptions<Values extends FieldValues, Output> {
  /** The name of its drafts. */
  readonly name: string;
  readonly sections: readonly FormSection[];
  readonly schema: z.ZodMiniType<Output>;
  readonly defaultValues: Values;
  /** Builds the request from validated values and a solved captcha. */
  readonly requestOf: (values: Output, captcha: string) => TransitRequest;
  readonly props: TransitFormBaseProps;
}

/** Validated values that wait for approval. */
interface Asked<Output> {
  readonly values: Output;
  readonly settle: (error?: unknown) => void;
}

const draftVersion = 1;

/** A transit form: its fields and sections, its draft, its captcha, and sending. {@link TransitFrame} renders it. */
export function useTransitForm<Values extends FieldValues, Output>(
  options: TransitFormOptions<Values, Output>,
) {
  const { schema, props } = options;
  const labelOf = useTransitLabels();
  const sections = useSections(options.sections);
  const { asked, ask } = useApproval<Output>();
  const [hasTried, setTried] = useState(false);
  const form: ZodForm<Values, Output> = useZodForm<Values, Output>({
    schema,
    defaultValues: options.defaultValues as DefaultValues<Values>,
    labelOf,
    goTo: (name) => sections.goToField(name, form.idOf(name as FieldPath<Values>)),
    async onSubmit(values) {
      const last = options.sections.length - 1;
      // The review comes before the declaration.
      if (sections.returns || sections.reached < last) return sections.go(last);
      await ask(values).catch((error: unknown) => {
        showWrong(isCallFailure(error) ? error.fieldErrors.map(({ path }) => path.join('.')) : []);
        throw error;
      });
    },
    onInvalid: () => showWrong(Object.keys(form.getErrors())),
  });
  const draft = useDraft<Values>({
    form,
    name: options.name,
    version: draftVersion,
    location: props.draft,
    place: {
      name: options.sections[sections.current]?.name,
      go: (name) => sections.go(options.sections.findIndex((section) => section.name === name)),
    },
  });
  const { isDirty, setDirty } = useDirty(form, props.onDirtyChange);
  const states = useSectionStates(form, schema, options.sections);
  const captcha = useCaptchaAhead({
    load: props.loadCaptcha,
    begins: states.hasGoods || sections.reached === sections.list.length - 1,
  });
  const send = useSending(captcha, (values: Output, token, signal) =>
    props.onSend(options.requestOf(values, token), { signal }),
  );

  function showWrong(names: readonly string[]) {
    setTried(true);
    openFirst(sections, names);
  }
  async function forget() {
    await draft.forget();
    setDirty(false);
  }

  return {
    form,
    sections,
    states,
    draft,
    captcha,
    asked,
    hasTried,
    props,
    send,
    async sent(answer: SentTransit) {
      await forget();
      asked?.settle();
      props.onSent(answer);
    },
    forward: () => goForward(form, sections),
    /** Whether there is unsaved input. */
    isUnsaved: isDirty,
    async discard() {
      await forget();
      props.onCancel();
    },
  };
}

/** Values wait until they are approved. The promise of `ask` resolves or rejects with the approval. */
function useApproval<Output>() {
  const [asked, setAsked] = useState<Asked<Output>>();
  const ask = (values: Output) =>
    new Promise<void>((resolve, reject) => {
      setAsked({
        values,
        settle(error) {
          // The dialog closes before the focus moves on.
          flushSync(() => setAsked(undefined));
          if (error === undefined) resolve();
          else reject(error);
        },
      });
    });
  return { asked, ask };
}

function useDirty(form: Parameters<typeof useUnsaved>[0], onDirtyChange: DraftProps['onDirtyChange']) {
  const isDirty = useRef(false);
  const setDirty = useCallback(
    (dirty: boolean) => {
      isDirty.current = dirty;
      onDirtyChange?.(dirty);
    },
    [onDirtyChange],
  );
  useUnsaved(form, setDirty);
  return { isDirty: () => isDirty.current, setDirty };
}

/** On a phone the first section with an error is shown. */
function openFirst({ list, open }: Sections, names: readonly string[]) {
  const first = Math.min(...names.map((name) => sectionOf(list, name)).filter((at) => at >= 0));
  const field = list[first]?.rows[0]?.[0];
  if (field && isOneAtATime()) open(field);
}

/** Goes to the next section if this one is valid; otherwise to its first invalid field or line. */
async function goForward<Values extends FieldValues, Output>(
  form: ZodForm<Values, Output>,
  { list, current, returns, go, goToField }: Sections,
) {
  const names = list[current]?.rows.flat() as FieldPath<Values>[];
  if (names.length === 0 || (await form.trigger(names))) return go(returns ? list.length - 1 : current + 1);
  const errors = flatErrors(form.getErrors());
  const [first] = names.flatMap((field) => errors.filter(({ name }) => name.split('.')[0] === field));
  const name = first?.name.replace(/\.root$/, '');
  if (name) goToField(name, form.idOf(name as FieldPath<Values>));
}

/** The result of {@link useTransitForm}. */
export type TransitFormState<Values extends FieldValues, Output> = ReturnType<
  typeof useTransitForm<Values, Output>
>;
