import { Alert, ErrorSummary } from '@pabean/ui';
import type { FieldValues } from 'react-hook-form';
import { useSharedMessages } from '../messages/index.ts';
import { useFieldError } from './use-field-error.ts';
import type { ZodForm } from './use-zod-form.ts';

/** Props of {@link FormProblems}. */
export interface FormProblemsProps<Values extends FieldValues> {
  form: Pick<ZodForm<Values>, 'summary' | 'subscribe' | 'getFieldState'>;
  /**
   * The words above the list of errors.
   *
   * @default how many fields there are to mend
   */
  heading?: string;
}

/**
 * What stands above a form that could not be sent. Put it before the first field. It takes the focus, so that it comes
 * into view and is read once.
 */
export function FormProblems<Values extends FieldValues>({ form, heading }: FormProblemsProps<Values>) {
  const failure = useFieldError(form, 'root');
  const { notSaved } = useSharedMessages().failures;
  return (
    <>
      {failure && (
        <Alert
          ref={form.summary.failure}
          role="group"
          aria-label={`${notSaved}. ${failure}`}
          tabIndex={-1}
          tone="danger"
          heading={notSaved}
        >
          {failure}
        </Alert>
      )}
      <ErrorSummary errors={form.summary.errors} heading={heading} ref={form.summary.ref} />
    </>
  );
}
