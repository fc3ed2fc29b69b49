import { ErrorSummary } from '@pabean/ui';
import type { FieldValues } from 'react-hook-form';
import { FormFailure } from './form-failure.tsx';
import type { FormValues } from './form-values.ts';
import type { FormOver } from './use-form-over.ts';

/** Props of {@link FormProblems}. */
export interface FormProblemsProps<Values extends FieldValues> {
  form: Pick<FormOver<Values, FormValues<Values>>, 'summary' | 'summaryRef' | 'failure'>;
}

/** What stands above a form that could not be sent. Put it before the first field. */
export function FormProblems<Values extends FieldValues>({ form }: FormProblemsProps<Values>) {
  return (
    <>
      <FormFailure failure={form.failure} />
      <ErrorSummary errors={form.summary} ref={form.summaryRef} />
    </>
  );
}
