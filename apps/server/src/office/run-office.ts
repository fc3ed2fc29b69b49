import { parseArgs } from 'node:util';
import { accountCommands } from './account-commands.ts';
import type { Command, Commands, Values } from './command.ts';
import { CommandError } from './command-error.ts';
import { letterCommands } from './letter-commands.ts';
import { manifestCommands } from './manifest-commands.ts';
import type { OfficeDeps } from './office-deps.ts';
import { permitCommands } from './permit-commands.ts';
import { ppftzCommands } from './ppftz-commands.ts';
import { referenceCommands } from './reference-commands.ts';
import { reportCommands } from './report-commands.ts';
import { transitCommands } from './transit-commands.ts';

const before = 'pnpm office';

/** What officers have commands about, by area and name. */
export const officeCommands: Readonly<Record<string, Commands>> = {
  account: accountCommands,
  permit: permitCommands,
  manifest: manifestCommands,
  letter: letterCommands,
  report: reportCommands,
  ppftz: ppftzCommands,
  transit: transitCommands,
  reference: referenceCommands,
};

const own = <Value>(record: Readonly<Record<string, Value>>, name = ''): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The commands of one area, or of all. */
function overview(...names: readonly string[]): string {
  const shown = names.length > 0 ? names : Object.keys(officeCommands);
  const blocks = shown.map((area) =>
    [
      `Usage: ${before} ${area} <command>`,
      '',
      ...Object.entries(officeCommands[area] ?? {}).map(
        ([name, { summary }]) => `  ${name.padEnd(16)}${summary}`,
      ),
    ].join('\n'),
  );
  return [...blocks, `${before} ${names[0] ?? '<area>'} <command> --help says more.`].join('\n\n');
}

const helpOf = (name: string, { takes, summary, help }: Command) =>
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
  if (area === undefined || area === '--help') return { prints: overview() };
  const commands = own(officeCommands, area);
  if (commands && (name === undefined || name === '--help')) return { prints: overview(area) };
  const command = commands && own(commands, name);
  if (!command) {
    const known = commands ? [area] : [];
    throw new CommandError(
      `There is no command ${[area, name].filter(Boolean).join(' ')}.\n${overview(...known)}`,
    );
  }
  const called = `${area} ${name}`;
  const { values, positionals } = parse(called, command, words);
  if (values.help) return { prints: helpOf(called, command) };
  const [subject = '', ...more] = positionals;
  if (more.length > 0 || (subject !== '') !== command.ofOne) throw new CommandError(helpOf(called, command));
  return { run: (deps) => command.run(deps, subject, values) };
}

function parse(called: string, command: Command, words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: { ...command.options, help: { type: 'boolean' } },
      allowPositionals: true,
    }) as { values: Values; positionals: string[] };
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${helpOf(called, command)}`);
  }
}
