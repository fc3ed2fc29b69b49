import type { ParseArgsOptionsConfig } from 'node:util';
import { isIsoDate } from '@pabean/api/rules';
import { CommandError } from './command-error.ts';
import type { OfficeDeps } from './office-deps.ts';

/** What was given with a command. */
export type Values = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** A command of an officer. */
export interface Command {
  /** What follows its name. */
  readonly takes: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What else its help says. */
  readonly help: string;
  readonly options?: ParseArgsOptionsConfig;
  /** Whether it is about one thing, which is named behind it. */
  readonly ofOne: boolean;
  run(deps: OfficeDeps, subject: string, values: Values): Promise<string>;
}

/** The commands about one kind of things, by name. */
export type Commands = Readonly<Record<string, Command>>;

/** A value as text, if it was given. */
export const text = (value: Values[string]) => (typeof value === 'string' ? value.trim() : undefined);

/** Text options, by name. */
export const texts = (...names: readonly string[]): ParseArgsOptionsConfig =>
  Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));

/** The values of an option that may be given several times. */
export const every = (value: Values[string]): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** A text that must be given. @throws CommandError */
export function required(values: Values, name: string, example: string): string {
  const value = text(values[name]);
  if (!value) throw new CommandError(`--${name} is missing. Example: --${name} "${example}"`);
  if (value.length > 2_000) throw new CommandError(`--${name} has more than 2,000 characters.`);
  return value;
}

/** One of some choices, if it was given. @throws CommandError */
export function oneOf<Choice extends string>(values: Values, name: string, choices: readonly Choice[]) {
  const given = text(values[name]);
  const chosen = choices.find((choice) => choice === given);
  if (given !== undefined && !chosen) throw new CommandError(`--${name} is one of ${choices.join(', ')}.`);
  return chosen;
}

/** The day of `--date`, if it was given. @throws CommandError */
export function dayIn(values: Values): string | undefined {
  const date = text(values.date);
  if (date !== undefined && !isIsoDate(date))
    throw new CommandError('--date is no day. Example: --date 2026-03-02');
  return date;
}
