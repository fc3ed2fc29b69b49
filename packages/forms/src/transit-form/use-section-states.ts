import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { type FormSection, type SectionName, sectionOf } from './sections.ts';
import { useDebouncedCallback } from './use-debounced-callback.ts';

/** The number of invalid fields of each section, and whether there are goods. */
export interface SectionStates {
  readonly wrong: Readonly<Partial<Record<SectionName, number>>>;
  readonly hasGoods: boolean;
}

/**
 * What each section still lacks, updated as the form is filled in. The calling component re-renders when that changes, not with
 * each key press.
 */
export function useSectionStates<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>,
  schema: z.ZodMiniType,
  sections: readonly FormSection[],
): SectionStates {
  const read = (): SectionStates => {
    const values = form.getValues();
    const { success, error } = z.safeDecode(schema, values as never);
    const paths = success ? [] : error.issues.map(({ path }) => path.join('.'));
    const wrong: Partial<Record<SectionName, number>> = {};
    for (const path of new Set(paths)) {
      const section = sections[sectionOf(sections, path)];
      if (section) wrong[section.name] = (wrong[section.name] ?? 0) + 1;
    }
    return { wrong, hasGoods: ((values as { goods?: unknown[] }).goods ?? []).length > 0 };
  };
  const [states, setStates] = useState(read);
  useDebouncedCallback(form, () => {
    const next = read();
    setStates((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
  });
  return states;
}
