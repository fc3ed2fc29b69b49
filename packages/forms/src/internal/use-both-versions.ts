import { useRef, useState } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import { isChangedElsewhere } from './changed-elsewhere.ts';
import type { ZodForm } from './use-zod-form.ts';

/** A record as the server has it now. */
export interface Latest<Values> {
  /** What the server has now. */
  readonly values: Values;
  /** Undefined where the provider counts no versions. */
  readonly version: string | undefined;
}

/** A field that somebody else changed meanwhile, and that says something else here. */
export interface DifferentField {
  readonly name: string;
  readonly label: string;
  /** What stands in the form, in words. */
  readonly mine: string;
  /** What the server has, in words. */
  readonly theirs: string;
  /** Whether it was changed here, too: then what stands here is proposed. */
  readonly changedHere: boolean;
}

/** What a form says about its record. */
export interface BothVersionsOptions<Values extends FieldValues> {
  /** The version that the form began with. Left out where the record is new or nobody counts. */
  readonly version: string | undefined;
  /** Loads the record as it is now. Left out, it makes a refused version a failure like any other. */
  readonly loadLatest: (() => Promise<Latest<Values>>) | undefined;
  /** What a value says to people. */
  readonly textOf: (name: string, value: unknown) => string;
  /**
   * Whether two values of a field are different.
   *
   * @default by comparing them
   */
  readonly differ?: (name: string, one: unknown, other: unknown) => boolean;
}

/** Which of both versions of a record is saved. */
export interface BothVersions {
  /** The fields to choose for; empty as long as nobody else changed any. */
  readonly fields: readonly DifferentField[];
  /**
   * Saves on the version that was seen. Where somebody else changed fields meanwhile, nothing is saved, there is no
   * answer, and `fields` has them; where the change was somewhere else in the record, it is saved after all.
   */
  save<Answer>(
    run: (version: string | undefined) => Promise<Answer>,
  ): Promise<{ readonly answer: Answer } | undefined>;
  /** Takes the server's values of these fields, keeps those of the others, and saves again. */
  choose(theirs: readonly string[]): void;
  /** The form was saved and stays: what follows is a change of this version. */
  saw(version: string | undefined): void;
}

/**
 * Keeps a save from overwriting what somebody else saved meanwhile: the person sees both versions, field by field, and
 * chooses.
 */
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
