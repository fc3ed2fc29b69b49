import { Alert, ErrorSummary } from '@pabean/ui';
import type { FieldValues } from 'react-hook-form';
import { useSharedMessages } from '../messages/index.ts';
import * as styles from './form-problems.css.ts';
import { useFieldError } from './use-field-error.ts';
import type { ZodForm } from './use-zod-form.ts';

/** Props of {@link FormProblems}. */
export interface FormProblemsProps<Values extends FieldValues> {
  form: Pick<ZodForm<Values>, 'summary' | 'subscribe' | 'getFieldState'>;
}

/** What stands above a form that could not be sent. Put it before the first field. */
export function FormProblems<Values extends FieldValues>({ form }: FormProblemsProps<Values>) {
  const failure = useFieldError(form, 'root');
  const { failures } = useSharedMessages();
  return (
    <>
      <div role="alert" className={styles.live}>
        {failure && (
          <Alert tone="danger" heading={failures.notSaved}>
            {failure}
          </Alert>
        )}
      </div>
      <ErrorSummary errors={form.summary.errors} ref={form.summary.ref} />
    </>
  );
}
