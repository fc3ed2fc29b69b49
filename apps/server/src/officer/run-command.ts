import type { Command as Program } from 'commander';
import { program } from '../core/layout.ts';
import { accountArea } from './account-commands.ts';
import type { Area, Command } from './command.ts';
import { addCommand, type Choose, type ParsedArguments, readArguments } from './command-line.ts';
import { letterArea } from './letter-commands.ts';
import { manifestArea } from './manifest-commands.ts';
import type { OfficerDeps } from './officer-deps.ts';
import { permitArea } from './permit-commands.ts';
import { ppftzArea } from './ppftz-commands.ts';
import { referenceArea } from './reference-commands.ts';
import { reportArea } from './report-commands.ts';
import { transitArea } from './transit-commands.ts';

/** The areas of officers' commands. */
export const officeAreas: Readonly<Record<string, Area>> = {
  account: accountArea,
  permit: permitArea,
  manifest: manifestArea,
  letter: letterArea,
  report: reportArea,
  ppftz: ppftzArea,
  transit: transitArea,
  reference: referenceArea,
};

/** Runs an officer's command, and returns what to print. */
export type OfficerRun = (deps: OfficerDeps) => Promise<string>;

const lineOf = ([name, { summary }]: [string, Command]) => `  ${name.padEnd(16)}${summary}`;

/** Adds the commands of officers to a program. */
export function addOfficerCommands(program: Program, choose: Choose<OfficerRun>): void {
  program.description('What officers do. Each command has --help.');
  for (const [name, { about, commands }] of Object.entries(officeAreas)) {
    const area = program.command(name).description(about).helpCommand(false);
    for (const [each, command] of Object.entries(commands)) addCommand(area, each, command, choose);
  }
  program.helpCommand(false).addHelpText('after', () =>
    Object.entries(officeAreas)
      .map(([name, { commands }]) => [`\n${name}:`, ...Object.entries(commands).map(lineOf)].join('\n'))
      .join('\n'),
  );
}

/**
 * Parses the arguments of `pnpm office` (in a release `node pabean.js office`).
 * @throws CommandError that describes the mistake
 */
export const readOfficerCommand = (args: readonly string[]): ParsedArguments<OfficerRun> =>
  readArguments(`${program} office`, args, addOfficerCommands);
