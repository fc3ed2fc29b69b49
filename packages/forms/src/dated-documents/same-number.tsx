import type { DatedRow } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { type Control, useWatch } from 'react-hook-form';
import { useFormMessages } from '../messages/use-messages.ts';
import type { DatedDocumentValues } from './schema.ts';

/** Props of {@link SameNumber}. */
export interface SameNumberProps {
  form: { readonly control: Control<DatedDocumentValues, unknown, DatedDocumentValues> };
  rows: readonly Pick<DatedRow, 'number'>[];
}

const bare = (number: string) => number.replace(/\s/g, '').toUpperCase();

/** Warns of a number that a saved row already has. It does not prevent adding: only the server refuses. */
export function SameNumber({ form, rows }: SameNumberProps) {
  const messages = useFormMessages('rows');
  const number = bare(useWatch({ control: form.control, name: 'number' }));
  const row = number === '' ? 0 : rows.findIndex((each) => bare(each.number) === number) + 1;
  return (
    <div role="status">{row > 0 && <Alert tone="warning" heading={fill(messages.same, { row })} />}</div>
  );
}
