import { explainError, isCallFailure, type SharedMessages } from '@pabean/api/rules';
import { type FocusEvent, type FormEvent, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useSharedMessages } from '../messages/use-messages.ts';
import { errorAt, flatErrors } from './flat-errors.ts';
import { errorNameOf, type FormSchema, type LabelOf, schemaResolver } from './resolver.ts';
import type { AttemptOptions } from './save-options.ts';
import { useAbort } from './use-abort.ts';
import { type ErrorSummaryState, type LineOf, useErrorSummary } from './use-error-summary.ts';
import { serverError, useErrorTiming } from './use-error-timing.ts';

/** What a form is made of. */
export interface ZodFormOptions<Values extends FieldValues, Output> {
  /** Checks the values; its messages are refusal codes. A function where the values decide what is asked. */
  readonly schema: FormSchema<Values, Output>;
  readonly defaultValues: DefaultValues<Values>;
  /** The words of a field, for its label and for what is said about it. */
  readonly labelOf: LabelOf;
  /**
   * Makes the line of the list above the form, where the message at the field does not name its place.
   *
   * @default the message
   */
  readonly lineOf?: LineOf;
  /**
   * Goes from a line of the list above the form to its field, by its name: where that may be out of sight, such as in
   * another section.
   *
   * @default the focus goes to the field
   */
  readonly goTo?: (name: string) => void;
  /**
   * Takes the checked values. A rejection with `fieldErrors` goes to the fields and into the summary; any other is
   * told above the form.
   */
  readonly onSubmit: (values: Output, options: AttemptOptions) => unknown;
  /** Called after the values were refused here. */
  readonly onInvalid?: () => void;
}

/** react-hook-form's own form, and what this package adds. */
export interface ZodForm<Values extends FieldValues, Output = unknown>
  extends UseFormReturn<Values, unknown, Output> {
  /** Spread into `<form>`. */
  readonly formProps: {
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
  /** The id of a field's control. */
  readonly idOf: (name: FieldPath<Values>) => string;
  readonly labelOf: LabelOf;
  /** What stands above the form after a failed attempt; `FormProblems` draws it. */
  readonly summary: ErrorSummaryState;
  /** The share of an upload that has left, from 0 to 1; undefined while nothing is uploaded. */
  readonly progress: number | undefined;
  /** Calls off what is being sent; what was typed and chosen stays. */
  cancel(): void;
  /** Sends the form, as its button does. */
  submit(): void;
  /** Checks some fields, such as those of a wizard's step; their errors come into the summary. */
  checkFields(names: readonly FieldPath<Values>[]): Promise<boolean>;
}

/**
 * A form over a schema of the contract: react-hook-form with native, uncontrolled inputs, so that a key press draws
 * nothing. Fields are checked when they are left after a change and on submit; typing only ever takes an error away.
 * After a failed submit the summary has the focus. A form that goes away aborts its save: what was thrown away must not
 * be stored. Errors live in `formState.errors`, the server's too.
 */
export function useZodForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  labelOf,
  lineOf,
  goTo,
  onSubmit,
  onInvalid,
}: ZodFormOptions<Values, Output>): ZodForm<Values, Output> {
  const messages = useSharedMessages();
  const formId = useId();
  const idOf = (name: string) => `${formId}-${name}`;
  const resolver = schemaResolver(schema, labelOf, messages);
  const form = useForm<Values, unknown, Output>({
    defaultValues,
    resolver,
    // When errors come is useErrorTiming's to say: no mode waits for both a change and the field to be left.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const summary = useErrorSummary(idOf, lineOf, goTo);
  const onBlur = useErrorTiming(form, resolver, summary.clear);
  const [progress, setProgress] = useState<number>();
  const { begin, abort } = useAbort();
  const showErrors = () => summary.show(flatErrors(form.getErrors()));

  /** react-hook-form drops what is wrong with a whole list that is one field when fields are checked by name. */
  const trigger: typeof form.trigger = async (names, options) => {
    const valid = await form.trigger(names, options);
    if (!valid && names !== undefined)
      setListErrors(form, [names].flat() as FieldPath<Values>[], resolver(form.getValues()).errors);
    return valid;
  };
  const submit = form.handleSubmit(
    async (values) => {
      summary.clear();
      try {
        await onSubmit(values, { signal: begin(), onProgress: setProgress });
      } catch (error) {
        if (error instanceof Error && error.name === 'AbortError') return;
        setServerErrors(form, error, idOf, messages);
        showErrors();
      } finally {
        setProgress(undefined);
      }
    },
    () => {
      showErrors();
      onInvalid?.();
    },
  );
  const { isSubmitting } = form.formState;

  return {
    ...form,
    trigger,
    formProps: {
      noValidate: true,
      onBlur,
      onSubmit(event) {
        event.preventDefault();
        if (!isSubmitting) void submit(event);
      },
    },
    cancel: abort,
    submit: () => void submit(),
    idOf,
    labelOf,
    summary,
    progress,
    async checkFields(names) {
      const valid = await trigger(names);
      if (valid) summary.clear();
      else showErrors();
      return valid;
    },
  };
}

function setListErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  names: readonly FieldPath<Values>[],
  errors: FieldErrors,
) {
  for (const name of names) {
    const ofList = errorAt(errors, `${name}.root`);
    if (ofList) form.setError(`${name}.root` as FieldPath<Values>, ofList);
  }
}

/** Puts what a server refused at the fields; what belongs to none, or failed otherwise, becomes the form's own error. */
function setServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'getFieldState' | 'setError'>,
  error: unknown,
  idOf: (name: string) => string,
  messages: SharedMessages,
) {
  const refused = isCallFailure(error) ? error.fieldErrors : [];
  const others: string[] = [];
  for (const { path, message } of refused) {
    const name = errorNameOf(form.getValues(), path) as FieldPath<Values>;
    if (!document.getElementById(idOf(path.join('.')))) others.push(message);
    else if (!form.getFieldState(name).error) form.setError(name, { type: serverError, message });
  }
  if (refused.length > 0 && others.length === 0) return;
  form.setError('root', { type: serverError, message: others.join(' ') || explainError(error, messages) });
}
