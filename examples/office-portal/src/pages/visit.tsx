import { useClient } from '@pabean/api/hooks';
import { explainError, isIsoDate, id as shared } from '@pabean/api/rules';
import {
  Alert,
  Button,
  DateField,
  ErrorSummary,
  type FieldProblem,
  FieldRow,
  isoOrTyped,
  Select,
  TextField,
  useToast,
} from '@pabean/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { bookVisit } from '../office/calls.ts';
import { Page } from '../page.tsx';

const counters = [
  { value: 'A', label: 'Loket A, impor' },
  { value: 'B', label: 'Loket B, ekspor' },
];

const textIn = (data: FormData, name: string) => String(data.get(name) ?? '').trim();

/** Reads the form's values. */
const read = (data: FormData) => ({
  name: textIn(data, 'name'),
  day: isoOrTyped(textIn(data, 'day')),
  counter: textIn(data, 'counter'),
});

/** The problems of the values, in the order of the fields; `field` is the id of the control. */
function problemsIn({ name, day, counter }: ReturnType<typeof read>): FieldProblem[] {
  return [
    ...(name ? [] : [{ field: 'name', message: 'Tulis nama yang datang.' }]),
    ...(isIsoDate(day) ? [] : [{ field: 'day', message: 'Tulis tanggal kunjungan.' }]),
    ...(counter ? [] : [{ field: 'counter', message: 'Pilih loket.' }]),
  ];
}

/** Books a visit: a custom form with a custom call. */
export function Visit() {
  const client = useClient();
  const toast = useToast();
  const summary = useRef<HTMLElement>(null);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);

  async function book(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const visit = read(new FormData(form));
    const found = problemsIn(visit);
    setProblems(found);
    setFailure(undefined);
    if (found.length > 0) return;
    setBusy(true);
    try {
      const { code } = await client.call(bookVisit, { body: visit });
      form.reset();
      toast.show(`Janji ${code} dicatat`);
    } catch (error) {
      setFailure(explainError(error, shared));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Page heading="Janji loket" lead="Pilih hari dan loket. Kode janji ditunjukkan kepada petugas.">
      <form noValidate onSubmit={book} className="form">
        <ErrorSummary ref={summary} errors={problems} />
        {failure && (
          <Alert tone="danger" heading="Janji belum dicatat">
            {failure}
          </Alert>
        )}
        <TextField id="name" name="name" label="Nama yang datang" error={errorOf('name')} />
        <FieldRow>
          <DateField id="day" name="day" label="Tanggal kunjungan" error={errorOf('day')} />
          <Select
            id="counter"
            name="counter"
            label="Loket"
            placeholder="Pilih loket"
            options={counters}
            error={errorOf('counter')}
          />
        </FieldRow>
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            Buat janji
          </Button>
        </div>
      </form>
    </Page>
  );
}
