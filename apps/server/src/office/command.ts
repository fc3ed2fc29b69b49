import type { ParseArgsOptionsConfig } from 'node:util';
import type { OfficeDeps } from './office-deps.ts';

/** What was given with a command. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

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
