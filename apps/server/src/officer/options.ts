import { resolve } from 'node:path';
import { isIsoDate, parseTypedDate } from '@pabean/api/rules';
import { CommandError } from './command-error.ts';

/** An option of a command: its placeholder, its description, and how its value is read. */
export interface Option<Value> {
  /** The placeholder in its help: `<day>`; null for a boolean option. */
  readonly takes: string | null;
  readonly help: string;
  readonly isRequired?: boolean;
  readonly isRepeated?: boolean;
  /**
   * Reads the values of all occurrences of the option.
   *
   * @param flag Its flag, for messages: `--number`.
   * @throws CommandError
   */
  readonly read: (typed: readonly string[], flag: string) => Value;
}

/** The options of a command, by name; `withoutProof` is typed as `--without-proof`. */
export type Options = Readonly<Record<string, Option<unknown>>>;

/** The values of a command's options. */
export type ValuesOf<Of extends Options> = { readonly [Name in keyof Of]: ReturnType<Of[Name]['read']> };

/** An option with a value, which is undefined when it is missing or blank. */
export const value = <Value>(
  takes: string,
  help: string,
  read: (text: string, flag: string) => Value,
): Option<Value | undefined> => ({
  takes,
  help,
  read(typed, flag) {
    const text = typed.at(-1)?.trim();
    return text ? read(text, flag) : undefined;
  },
});

/** A text of at most 2,000 characters, or fewer. */
export const text = (help: string, { takes = '<text>', most = 2_000 } = {}) =>
  value(takes, help, (given, flag) => {
    if (given.length > most)
      throw new CommandError(`${flag} has more than ${most.toLocaleString('en')} characters.`);
    return given;
  });

/** A number as text, such as a billing code. */
export const digits = (takes: string, help: string, least: number, most = least) =>
  value(takes, help, (given, flag) => {
    if (/^\d+$/.test(given) && given.length >= least && given.length <= most) return given;
    const count = least === most ? `${least}` : `${least} to ${most}`;
    throw new CommandError(`${flag} has ${count} digits, not ${given}.`);
  });

/** One of some choices. */
export const choice = <const Choice extends string>(help: string, choices: readonly Choice[]) =>
  value(`<${choices.join('|')}>`, help, (given, flag) => {
    const chosen = choices.find((each) => each === given);
    if (chosen === undefined) throw new CommandError(`${flag} is one of ${choices.join(', ')}.`);
    return chosen;
  });

/** A day, typed as `2026-03-02` or `02-03-2026`; `YYYY-MM-DD`. */
export const day = (help: string) =>
  value('<day>', help, (given, flag) => {
    const date = isIsoDate(given) ? given : parseTypedDate(given);
    if (!date) throw new CommandError(`${flag} is no day. Example: ${flag} 2026-03-02`);
    return date;
  });

/** A file or folder, as an absolute path. */
export const path = (takes: string, help: string) => value(takes, help, (given) => resolve(given));

/** A boolean option. */
export const given = (help: string): Option<boolean> => ({
  takes: null,
  help,
  read: (typed) => typed.length > 0,
});

/** A repeatable option. */
export const repeated = <Value>({ takes, help, read }: Option<Value | undefined>): Option<Value[]> => ({
  takes,
  help,
  isRepeated: true,
  read: (typed, flag) => typed.flatMap((each) => read([each], flag) ?? []),
});

/** A required option. */
export const required = <Value>(
  { takes, help, read }: Option<Value | undefined>,
  example: string,
): Option<Value> => ({
  takes,
  help: `${help}; must be given, such as "${example}"`,
  isRequired: true,
  read(typed, flag) {
    const found = read(typed, flag);
    if (found === undefined) throw new CommandError(`${flag} is missing. Example: ${flag} "${example}"`);
    return found;
  },
});
