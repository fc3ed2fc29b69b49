import { CommanderError, Option, Command as Program } from 'commander';
import type { Command } from './command.ts';
import { CommandError } from './command-error.ts';
import type { OfficerDeps } from './officer-deps.ts';
import type { Options, ValuesOf } from './options.ts';

// Parses command lines, with commander.

/** The parsed command line: a text to print, such as help, or a function to run. */
export type ParsedArguments<Run> = { readonly prints: string } | { readonly run: Run };

/** Sets the result of parsing. */
export type Choose<Run> = (run: Run) => void;

/**
 * Parses arguments with the commands of a program.
 *
 * @param build Adds the commands; the selected one sets the result.
 * @throws CommandError that describes the mistake, with the command's help
 */
export function readArguments<Run>(
  name: string,
  argv: readonly string[],
  build: (program: Program, choose: Choose<Run>) => void,
): ParsedArguments<Run> {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const program = new Program(name)
    .exitOverride()
    .helpCommand(false)
    .showHelpAfterError()
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .configureOutput({
      writeOut: print,
      writeErr: print,
      outputError: (text, write) => write(text.replace('error: ', '')),
    });
  const chosen: Run[] = [];
  build(program, (run) => chosen.push(run));
  try {
    program.parse(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const text = printed.join('').trimEnd();
    if (!error.code.startsWith('commander.help')) throw new CommandError(text);
    return { prints: text };
  }
  const [run] = chosen;
  if (run === undefined) throw new Error(`${name} ${argv.join(' ')} does nothing.`);
  return { run };
}

/** `withoutProof` as a flag: `--without-proof`. */
const flagOf = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const collect = (typed: string, before: readonly string[] = []) => [...before, typed];

/** Adds an officer's command to a program. */
export function addCommand(
  parent: Program,
  name: string,
  command: Command,
  choose: Choose<(deps: OfficerDeps) => Promise<string>>,
): void {
  const { summary, help, subject, options = {} } = command;
  const program = parent.command(name).summary(summary);
  program.description(`${summary[0]?.toUpperCase()}${summary.slice(1)}. ${help}`.trim());
  if (subject) program.argument(`<${subject.name}>`, subject.help);
  const usage = subject ? [`<${subject.name}>`] : [];
  for (const [key, { takes, help: optionHelp, isRequired, isRepeated }] of Object.entries(options)) {
    const flags = [flagOf(key), takes].filter(Boolean).join(' ');
    const often = isRepeated ? '; may be given several times' : '';
    program.addOption(new Option(flags, `${optionHelp}${often}`).argParser(collect));
    if (isRequired) usage.push(flags);
  }
  program.usage([...usage, '[options]'].join(' ')).action(() => {
    const values = readOptions(options, program.opts());
    choose((deps) => command.act({ deps, name, subject: program.args[0] ?? '', options: values }));
  });
}

/** @throws CommandError for the first invalid option */
function readOptions(
  options: Options,
  typed: Readonly<Record<string, true | readonly string[] | undefined>>,
): ValuesOf<Options> {
  const read = Object.entries(options).map(([key, option]) => {
    const given = typed[key] ?? [];
    return [key, option.read(given === true ? [''] : given, flagOf(key))];
  });
  return Object.fromEntries(read);
}
