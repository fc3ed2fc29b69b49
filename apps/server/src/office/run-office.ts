import { parseArgs } from 'node:util';
import { type AccountCommand, accountCommands } from './account-commands.ts';
import { CommandError } from './command-error.ts';
import type { OfficeDeps } from './office-deps.ts';

const before = 'pnpm office account';

const overview = () =>
  [
    `Usage: ${before} <command>`,
    '',
    ...Object.entries(accountCommands).map(([name, { summary }]) => `  ${name.padEnd(14)}${summary}`),
    '',
    `${before} <command> --help says more.`,
  ].join('\n');

const helpOf = (name: string, { takes, summary, help }: AccountCommand) =>
  [`Usage: ${before} ${name} ${takes}`, '', `${summary[0]?.toUpperCase()}${summary.slice(1)}. ${help}`].join(
    '\n',
  );

/** A command that was understood: what it prints as it is, or what it does with the store. */
export type OfficeCommand =
  | { readonly prints: string }
  | { readonly run: (deps: OfficeDeps) => Promise<string> };

/**
 * Reads the words of `pnpm office`.
 * @throws CommandError that says what they should be
 */
export function readOfficeCommand([area, name, ...words]: readonly string[]): OfficeCommand {
  if (area === undefined || area === '--help' || (area === 'account' && (!name || name === '--help')))
    return { prints: overview() };
  const command =
    area === 'account' && Object.hasOwn(accountCommands, name ?? '') && accountCommands[name ?? ''];
  if (!command)
    throw new CommandError(`There is no command ${[area, name].filter(Boolean).join(' ')}.\n${overview()}`);
  const { values, positionals } = parse(name ?? '', command, words);
  if (values.help) return { prints: helpOf(name ?? '', command) };
  const [username = '', ...more] = positionals;
  if (more.length > 0 || (username !== '') !== command.ofOne)
    throw new CommandError(helpOf(name ?? '', command));
  return { run: (deps) => command.run(deps, username, values) };
}

function parse(name: string, command: AccountCommand, words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: { ...command.options, help: { type: 'boolean' } },
      allowPositionals: true,
    }) as { values: Record<string, string | boolean | undefined>; positionals: string[] };
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${helpOf(name, command)}`);
  }
}
