import { useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import { isChangedElsewhere } from './changed-elsewhere.ts';
import type { ZodForm } from './use-zod-form.ts';

/** The current record on the server. */
export interface Latest<Values> {
  /** The server's current values. */
  readonly values: Values;
  /** Undefined if the provider has no versions. */
  readonly version: string | undefined;
}

/** A field that another user changed meanwhile to a value that differs from the local one. */
export interface DifferentField {
  readonly name: string;
  readonly label: string;
  /** The local value, formatted. */
  readonly mine: string;
  /** The server's value, formatted. */
  readonly theirs: string;
  /** Whether it was changed locally, too: then the local value is preselected. */
  readonly changedHere: boolean;
}

/** Options of the form. */
export interface BothVersionsOptions<Values extends FieldValues> {
  /** The version that the form started with. Omit it for a new record or without versions. */
  readonly version: string | undefined;
  /** Loads the current record. If omitted, a refused version is a failure like any other. */
  readonly loadLatest: (() => Promise<Latest<Values>>) | undefined;
  /** Formats the value of a field. */
  readonly textOf: (name: string, value: unknown) => string;
  /**
   * Whether two values of a field are different.
   *
   * @default by comparing them
   */
  readonly differ?: (name: string, one: unknown, other: unknown) => boolean;
}

/** State of the choice between both versions. */
export interface BothVersions {
  /** The conflicting fields; empty if there are none. */
  readonly fields: readonly DifferentField[];
  /**
   * Saves on top of the version that was seen. If another user changed fields meanwhile, nothing is saved, it resolves to
   * undefined, and `fields` lists them; if only other parts of the record changed, it is saved after all.
   */
  save<Answer>(
    run: (version: string | undefined) => Promise<Answer>,
  ): Promise<{ readonly answer: Answer } | undefined>;
  /** Takes the server's values of these fields, keeps the local values of the others, and saves again. */
  choose(theirs: readonly string[]): void;
  /** The form was saved and stays open: further changes are based on this version. */
  saw(version: string | undefined): void;
}

/** Prevents a save from overwriting another user's changes: the user sees both versions, field by field, and chooses. */
export function useBothVersions<Values extends FieldValues, Output>(
  form: ZodForm<Values, Output>,
  { version, loadLatest, textOf, differ = (_, one, other) => one !== other }: BothVersionsOptions<Values>,
): BothVersions {
  const seen = useRef<{ version: string | undefined; values?: Values }>({ version });
  const [fields, setFields] = useState<readonly DifferentField[]>([]);

  async function save<Answer>(
    run: (version: string | undefined) => Promise<Answer>,
    again = true,
  ): Promise<{ answer: Answer } | undefined> {
    try {
      return { answer: await run(seen.current.version) };
    } catch (error) {
      if (!loadLatest || !again || !isChangedElsewhere(error)) {
        setFields([]);
        throw error;
      }
    }
    const latest = await loadLatest();
    const different = differentFields(latest.values);
    seen.current = latest;
    setFields(different);
    return different.length === 0 ? save(run, false) : undefined;
  }

  function differentFields(theirs: Values): DifferentField[] {
    const before = (seen.current.values ?? form.formState.defaultValues) as Values;
    const mine = form.getValues();
    return Object.keys(theirs)
      .filter((name) => differ(name, theirs[name], before[name]) && differ(name, mine[name], theirs[name]))
      .map((name) => ({
        name,
        label: form.labelOf(name),
        mine: textOf(name, mine[name]),
        theirs: textOf(name, theirs[name]),
        changedHere: differ(name, mine[name], before[name]),
      }));
  }

  return {
    fields,
    save: (run) => save(run),
    choose(theirs) {
      for (const name of theirs as FieldPath<Values>[])
        form.setValue(name, seen.current.values?.[name] as PathValue<Values, FieldPath<Values>>);
      form.submit();
    },
    saw(latest) {
      seen.current = { version: latest };
      setFields([]);
    },
  };
}
