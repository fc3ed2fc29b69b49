import { call } from './call.ts';
import type { Changes } from './changes.ts';
import { command } from './command.ts';
import { field } from './field.ts';
import { form } from './form.ts';
import { readName } from './names.ts';
import { page } from './page.ts';

/** What writes a start of one kind. */
export interface Generator {
  /** How it is called. */
  readonly usage: string;
  /**
   * Makes the changes; gives what the person does next.
   *
   * @param args What was typed behind its name.
   * @throws Error where a name or an option is wrong
   */
  readonly write: (changes: Changes, args: string[]) => string;
}

const component: Generator = {
  usage: 'pnpm new:component name, for example button-group',
  write(changes, [text]) {
    const name = readName(text, 'a component');
    changes.render('component', { component: name });
    return `Say what it is for in its doc comment and on its page, then run: pnpm test ${name.kebab}`;
  },
};

const generators: Readonly<Record<string, Generator>> = { call, command, component, field, form, page };

/** @throws Error when there is none of this name */
export function generatorOf(kind: string): Generator {
  const generator = generators[kind];
  if (!generator)
    throw new Error(`There is no generator ${kind}. Take one of ${Object.keys(generators).join(', ')}.`);
  return generator;
}
