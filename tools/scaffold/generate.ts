import { callUsage, newCall } from './call.ts';
import { type Changes, startChanges } from './changes.ts';
import { commandUsage, newCommand } from './command.ts';
import { componentUsage, newComponent } from './component.ts';
import { fieldUsage, newField } from './field.ts';
import { formUsage, newForm } from './form.ts';
import { newPage, pageUsage } from './page.ts';

/** What a generator says when it is done. */
export interface Written {
  /** What the person does next. */
  readonly next: string;
  /** Scripts that make other files from the new sources. */
  readonly after?: readonly string[];
}

type Generator = readonly [write: (changes: Changes, args: string[]) => Written, usage: string];

const generators: Readonly<Record<string, Generator>> = {
  call: [newCall, callUsage],
  command: [newCommand, commandUsage],
  component: [newComponent, componentUsage],
  field: [newField, fieldUsage],
  form: [newForm, formUsage],
  page: [newPage, pageUsage],
};

/** How a generator is called. */
export const usageOf = (kind: string): string =>
  generators[kind]?.[1] ?? `There is no generator ${kind}: ${Object.keys(generators).join(', ')}.`;

/**
 * Writes what a generator makes, or nothing where something does not fit.
 *
 * @param baseDir Absolute path of the repository.
 * @param args What was typed behind the name of the generator.
 * @throws Error where a name or an option is wrong
 */
export function generate(baseDir: string, kind: string, args: string[]): Written & { files: string[] } {
  const [write] = generators[kind] ?? [];
  if (!write) throw new Error(usageOf(kind));
  const changes = startChanges(baseDir);
  const written = write(changes, args);
  return { ...written, files: changes.save() };
}
