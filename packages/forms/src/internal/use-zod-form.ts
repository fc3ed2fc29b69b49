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

/** Options of a form. */
export interface ZodFormOptions<Values extends FieldValues, Output> {
  /** The schema of the values; its messages are refusal codes. A function if it depends on the values. */
  readonly schema: FormSchema<Values, Output>;
  readonly defaultValues: DefaultValues<Values>;
  /** Returns the labels of a field, for its label and its messages. */
  readonly labelOf: LabelOf;
  /**
   * Creates the line of the error summary, if the message at the field does not name the field.
   *
   * @default the message
   */
  readonly lineOf?: LineOf;
  /**
   * Moves from a line of the error summary to its field, by name, if the field may be hidden, such as in another section.
   *
   * @default the focus goes to the field
   */
  readonly goTo?: (name: string) => void;
  /**
   * Called with the validated values. A rejection with `fieldErrors` goes to the fields and the summary; any other is shown
   * above the form.
   */
  readonly onSubmit: (values: Output, options: AttemptOptions) => unknown;
  /** Called after client-side validation failed. */
  readonly onInvalid?: () => void;
}

/** react-hook-form's form with the additions of this package. */
export interface ZodForm<Values extends FieldValues, Output = unknown>
  extends UseFormReturn<Values, unknown, Output> {
  /** Spread into `<form>`. */
  readonly formProps: {
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
  /** Returns the id of a field's control. */
  readonly idOf: (name: FieldPath<Values>) => string;
  readonly labelOf: LabelOf;
  /** The errors above the form after a failed attempt; rendered by `FormProblems`. */
  readonly summary: ErrorSummaryState;
  /** The uploaded fraction, from 0 to 1; undefined while nothing is uploaded. */
  readonly progress: number | undefined;
  /** Cancels the request in progress; the input is kept. */
  cancel(): void;
  /** Submits the form, like its button. */
  submit(): void;
  /** Validates some fields, such as those of a wizard's step; their errors go into the summary. */
  checkFields(names: readonly FieldPath<Values>[]): Promise<boolean>;
}

/**
 * A form over a schema of the contract: react-hook-form with native, uncontrolled inputs, so that a key press does not
 * re-render. Fields are validated on blur after a change and on submit; typing only removes errors. After a failed submit the
 * summary takes the focus. A form that is unmounted aborts its save. Errors are in `formState.errors`, server errors too.
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
    // useErrorTiming decides when errors appear: no mode of react-hook-form requires both a change and a blur.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const summary = useErrorSummary(idOf, lineOf, goTo);
  const onBlur = useErrorTiming(form, resolver, summary.clear);
  const [progress, setProgress] = useState<number>();
  const { begin, abort } = useAbort();
  const showErrors = () => summary.show(flatErrors(form.getErrors()));

  /** react-hook-form drops the error of a whole list registered as one field when fields are validated by name. */
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

/** Assigns server errors to the fields; those of no field, and other failures, become the error of the form. */
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
