import { CommandError } from './command-error.ts';

/** Where something stands. */
interface Standing {
  readonly status: string;
  readonly statusLabel: string;
}

/**
 * Which commands are possible at which status.
 *
 * @param from At which statuses each command begins.
 * @param words What is possible where none of them is, and what always is.
 * @returns Throws a CommandError that says what is possible instead, where the command is not; it takes the name of the thing first.
 */
export const movesFrom =
  <Move extends string>(
    from: Readonly<Record<Move, readonly string[]>>,
    words: { readonly none: string; readonly always: string },
  ) =>
  (name: string, { status, statusLabel }: Standing, move: Move): void => {
    if (from[move].includes(status)) return;
    const moves = Object.entries<readonly string[]>(from).filter(([, statuses]) => statuses.includes(status));
    const possible = moves.map(([each]) => each).join(', ') || words.none;
    throw new CommandError(
      `${name} is at ${status} (${statusLabel}), so ${move} is not possible. Possible now: ${possible}. ${words.always} are always.`,
    );
  };
