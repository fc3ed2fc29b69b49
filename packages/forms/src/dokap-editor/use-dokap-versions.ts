import type { ListedDokap } from '@pabean/api/contract';
import { formatDate, isIsoDate } from '@pabean/api/rules';
import { useRef } from 'react';
import { useBothVersions, type ZodForm } from '../internal/index.ts';
import { type CheckedDokap, type DokapFormValues, dokapFormValues } from './schema.ts';

/** A locally chosen file conflicts with one that another user has stored meanwhile. */
const isOtherFile = (one: ListedDokap, other: ListedDokap) =>
  one.fileUrl !== other.fileUrl || one.fileBytes !== other.fileBytes;

/** Both versions of a document that another user changed while it was being edited. */
export function useDokapVersions(
  form: ZodForm<DokapFormValues, CheckedDokap>,
  dokap: ListedDokap | undefined,
  load: (() => Promise<ListedDokap>) | undefined,
) {
  const began = useRef(dokap);
  const latest = useRef(dokap);
  return useBothVersions(form, {
    version: began.current?.version,
    loadLatest:
      load &&
      (async () => {
        began.current = latest.current;
        latest.current = await load();
        return { values: dokapFormValues(latest.current), version: latest.current.version };
      }),
    textOf: (name, value) =>
      name === 'file' ? fileText(value, latest.current) : dayOrText(String(value ?? '')),
    differ: (name, one, other) =>
      name === 'file' && began.current && latest.current
        ? form.getValues('file') !== null && isOtherFile(began.current, latest.current)
        : one !== other,
  });
}

const fileText = (value: unknown, stored: ListedDokap | undefined) =>
  value instanceof File ? value.name : (stored?.fileName ?? '');

const dayOrText = (text: string) => (isIsoDate(text) ? formatDate(text) : text);
