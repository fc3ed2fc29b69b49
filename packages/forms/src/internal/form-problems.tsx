import { Alert, ErrorSummary } from '@pabean/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSharedMessages } from '../messages/index.ts';
import type { ErrorSummaryState } from './use-error-summary.ts';
import { useFieldError } from './use-field-error.ts';
import type { ZodForm } from './use-zod-form.ts';

/** Props of {@link Problems}. */
export interface ProblemsProps {
  summary: ErrorSummaryState;
  /** What is wrong with the whole form. */
  failure: string | undefined;
  /**
   * The words above the list of errors that were found here; what the server refuses may be no lack.
   *
   * @default how many fields there are to fix
   */
  heading?: string;
  /**
   * What did not happen, over the reason.
   *
   * @default the dictionary's “Gagal simpan data”
   */
  failed?: string;
  /**
   * Reasons that stand in its place, because they say all.
   *
   * @default []
   */
  instead?: readonly string[];
  /**
   * What to do about a reason, below it.
   *
   * @default undefined
   */
  advice?: (reason: string) => ReactNode;
}

/** Props of {@link FormProblems}. */
export interface FormProblemsProps<Values extends FieldValues>
  extends Omit<ProblemsProps, 'summary' | 'failure'> {
  form: Pick<ZodForm<Values>, 'summary' | 'subscribe' | 'getFieldState'>;
}

/**
 * What stands above a form that could not be sent. Put it before the first field. It takes the focus, so that it comes
 * into view and is read once.
 */
export function FormProblems<Values extends FieldValues>({ form, ...rest }: FormProblemsProps<Values>) {
  return <Problems {...rest} summary={form.summary} failure={useFieldError(form, 'root')} />;
}

/** The same for a form that has an engine of its own. */
export function Problems({
  summary,
  failure,
  heading: listHeading,
  instead = [],
  advice,
  failed,
}: ProblemsProps) {
  const { notSaved } = useSharedMessages().failures;
  const heading = failure && instead.includes(failure) ? failure : (failed ?? notSaved);
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
      <ErrorSummary
        errors={summary.errors}
        heading={summary.isFromServer ? undefined : listHeading}
        ref={summary.ref}
      />
    </>
  );
}
