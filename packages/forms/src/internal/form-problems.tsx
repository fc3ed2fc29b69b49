import { Alert } from '@pabean/ui/alert';
import { ErrorSummary } from '@pabean/ui/error-summary';
import { type ReactNode, useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSharedMessages } from '../messages/use-messages.ts';
import { flatErrors } from './flat-errors.ts';
import type { ErrorSummaryState } from './use-error-summary.ts';
import { serverError } from './use-error-timing.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useFieldError } from './use-field-error.ts';
import { useStore } from './use-store.ts';
import type { ZodForm } from './use-zod-form.ts';

/** Props of {@link Problems}. */
export interface ProblemsProps {
  summary: ErrorSummaryState;
  /** Errors of the whole form. */
  failure: string | undefined;
  /**
   * Heading above the list of client-side errors; a server refusal may not be about missing input.
   *
   * @default how many fields there are to fix
   */
  heading?: string;
  /**
   * The refusal codes that `heading` applies to: it is shown if one of them is among the errors.
   *
   * @default every one
   */
  headingFor?: readonly string[];
  /**
   * Title of the failed action, above the reason.
   *
   * @default the dictionary's “The data could not be saved”
   */
  failed?: string;
  /**
   * Reasons that replace the title because they are complete messages.
   *
   * @default []
   */
  instead?: readonly string[];
  /** An action for a reason, below it. */
  advice?: (reason: string) => ReactNode;
}

/** Props of {@link FormProblems}. */
export interface FormProblemsProps<Values extends FieldValues>
  extends Omit<ProblemsProps, 'summary' | 'failure'> {
  form: Pick<ZodForm<Values>, 'summary' | 'subscribe' | 'getErrors' | 'getFieldState'>;
}

/**
 * Errors above a form that could not be sent. Put it before the first field. It takes the focus, so that it scrolls into view
 * and is read once.
 */
export function FormProblems<Values extends FieldValues>({ form, ...rest }: FormProblemsProps<Values>) {
  const { summary, subscribe, getErrors } = form;
  const onErrors = useCallback(
    (callback: () => void) => subscribe({ formState: { errors: true }, callback }),
    [subscribe],
  );
  // Only this re-renders as errors are fixed.
  useStore(onErrors, () => JSON.stringify(flatErrors(getErrors())));
  const errors = summary.remaining(flatErrors(getErrors()));
  return <Problems {...rest} summary={{ ...summary, errors }} failure={useFieldError(form, 'root')} />;
}

/** The same for a form with its own store. The page's title is marked while the list is shown. */
export function Problems({
  summary,
  failure,
  heading: listHeading,
  headingFor,
  instead = [],
  advice,
  failed,
}: ProblemsProps) {
  const { notSaved } = useSharedMessages().failures;
  useErrorTitle(summary.errors.length > 0);
  const heading = failure && instead.includes(failure) ? failure : (failed ?? notSaved);
  const isHeaded = summary.types.some((type) =>
    headingFor ? headingFor.some((each) => each === type) : type !== serverError,
  );
  const reason = failure === heading ? undefined : failure;
  const told = failure && advice?.(failure);
  return (
    <>
      {failure && (
        <Alert
          ref={summary.failure}
          role="group"
          aria-label={[heading, reason].filter(Boolean).join('. ')}
          tabIndex={-1}
          tone="danger"
          heading={heading}
        >
          {told ? (
            <>
              {reason && <p>{reason}</p>}
              <p>{told}</p>
            </>
          ) : (
            reason
          )}
        </Alert>
      )}
      <ErrorSummary errors={summary.errors} heading={isHeaded ? listHeading : undefined} ref={summary.ref} />
    </>
  );
}
