import { CommandError } from './command-error.ts';
import type { StatusMove } from './status-moves.ts';

/** A status, with its label. */
interface Standing {
  readonly status: string;
  readonly statusLabel: string;
}

/**
 * Creates the check whether a command is possible at a status.
 *
 * @param commands The commands, with the statuses at which each is possible.
 * @param texts Texts for statuses at which none is possible, and for commands that always are.
 * @returns a function that throws a CommandError, which lists the possible commands, when a command is not possible
 */
export const movesFrom =
  <Move extends string>(
    commands: Readonly<Record<Move, Pick<StatusMove, 'from'>>>,
    texts: { readonly none: string; readonly always: string },
  ) =>
  (name: string, { status, statusLabel }: Standing, move: Move): void => {
    if (commands[move].from.includes(status)) return;
    const moves = Object.entries<Pick<StatusMove, 'from'>>(commands).filter(([, { from }]) =>
      from.includes(status),
    );
    const possible = moves.map(([each]) => each).join(', ') || texts.none;
    throw new CommandError(
      `${name} is at ${status} (${statusLabel}), so ${move} is not possible. Possible now: ${possible}. ${texts.always} are always.`,
    );
  };
