import { resolve } from 'node:path';
import { isIsoDate, parseTypedDate } from '@pabean/api/rules';
import { CommandError } from './command-error.ts';

/** An option of a command: what is typed behind its name, what it is for, and the value that it gives. */
export interface Option<Value> {
  /** What its help shows behind the name: `<day>`; null for one that is only given or not. */
  readonly takes: string | null;
  readonly help: string;
  readonly isRequired?: boolean;
  readonly isRepeated?: boolean;
  /**
   * Reads what was typed behind each time that the option was given.
   *
   * @param flag Its name as it is typed, for messages: `--number`.
   * @throws CommandError
   */
  readonly read: (typed: readonly string[], flag: string) => Value;
}

/** The options of a command, by name; `withoutProof` is typed as `--without-proof`. */
export type Options = Readonly<Record<string, Option<unknown>>>;

/** What the options of a command give. */
export type ValuesOf<Of extends Options> = { readonly [Name in keyof Of]: ReturnType<Of[Name]['read']> };

/** An option with a value, which is undefined where it was not given or is blank. */
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

/** A number that is kept as text, such as a billing code. */
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

/** A file or folder; gives its absolute path. */
export const path = (takes: string, help: string) => value(takes, help, (given) => resolve(given));

/** Whether an option without a value was given. */
export const given = (help: string): Option<boolean> => ({
  takes: null,
  help,
  read: (typed) => typed.length > 0,
});

/** An option that may be given several times. */
export const repeated = <Value>({ takes, help, read }: Option<Value | undefined>): Option<Value[]> => ({
  takes,
  help,
  isRepeated: true,
  read: (typed, flag) => typed.flatMap((each) => read([each], flag) ?? []),
});

/** An option that must be given. */
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
