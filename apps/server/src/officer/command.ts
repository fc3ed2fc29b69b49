import type { OfficerDeps } from './officer-deps.ts';
import type { Options, ValuesOf } from './options.ts';

/** The subject of a command. */
export interface Subject {
  /** Its placeholder in the help: `application`. */
  readonly name: string;
  /** Its description in the help. */
  readonly help: string;
}

/** The parsed arguments of a command. */
export interface Given<Of extends Options> {
  readonly deps: OfficerDeps;
  /** The command's name: `approve`. */
  readonly name: string;
  /** The subject as typed; empty for a command without a subject. */
  readonly subject: string;
  readonly options: ValuesOf<Of>;
}

/** A command of an officer. */
export interface Command<Of extends Options = Options> {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Further text of its help. */
  readonly help: string;
  readonly subject?: Subject;
  readonly options?: Of;
  /** Runs it, and returns what to print. @throws CommandError when it is not possible */
  act(given: Given<Of>): Promise<string>;
}

/** A command with typed options. */
export const command = <Of extends Options>(definition: Command<Of>): Command => definition;

/** The commands of one area, by name. */
export interface Area {
  /** Their description. */
  readonly about: string;
  readonly commands: Readonly<Record<string, Command>>;
}
