import type { OfficerDeps } from './officer-deps.ts';
import type { Options, ValuesOf } from './options.ts';

/** The one thing that a command is about. */
export interface Subject {
  /** What stands for it in the help: `application`. */
  readonly name: string;
  /** What is typed for it. */
  readonly help: string;
}

/** What an officer has given. */
export interface Given<Of extends Options> {
  readonly deps: OfficerDeps;
  /** The command's name: `approve`. */
  readonly name: string;
  /** What the command is about, as it was typed; empty for a command without a subject. */
  readonly subject: string;
  readonly options: ValuesOf<Of>;
}

/** A command of an officer. */
export interface Command<Of extends Options = Options> {
  /** One line for the list of commands. */
  readonly summary: string;
  /** What else its help says. */
  readonly help: string;
  readonly subject?: Subject;
  readonly options?: Of;
  /** Follows it, and gives what to print. @throws CommandError when it cannot be followed */
  act(given: Given<Of>): Promise<string>;
}

/** A command whose `act` gets the values of its options. */
export const command = <Of extends Options>(definition: Command<Of>): Command => definition;

/** The commands about one kind of things, by name. */
export interface Area {
  /** What they are about. */
  readonly about: string;
  readonly commands: Readonly<Record<string, Command>>;
}
