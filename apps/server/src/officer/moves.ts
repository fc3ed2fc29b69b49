import { CommandError } from './command-error.ts';

/** A status, with its label. */
interface Standing {
  readonly status: string;
  readonly statusLabel: string;
}

/**
 * Creates the check whether a command is possible at a status.
 *
 * @param from The statuses at which each command is possible.
 * @param texts Texts for statuses at which none is possible, and for commands that always are.
 * @returns a function that throws a CommandError, which lists the possible commands, when a command is not possible
 */
export const movesFrom =
  <Move extends string>(
    from: Readonly<Record<Move, readonly string[]>>,
    texts: { readonly none: string; readonly always: string },
  ) =>
  (name: string, { status, statusLabel }: Standing, move: Move): void => {
    if (from[move].includes(status)) return;
    const moves = Object.entries<readonly string[]>(from).filter(([, statuses]) => statuses.includes(status));
    const possible = moves.map(([each]) => each).join(', ') || texts.none;
    throw new CommandError(
      `${name} is at ${status} (${statusLabel}), so ${move} is not possible. Possible now: ${possible}. ${texts.always} are always.`,
    );
  };
