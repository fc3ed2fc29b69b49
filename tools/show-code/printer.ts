import { type Edit, edited, type Part } from './edits.ts';
import { type Module, moduleOf } from './module.ts';
import { maybeAt } from './nodes.ts';
import { omitted } from './omitted.ts';
import { originOf, publicName } from './origin.ts';
import { storyEdits } from './stories.ts';

/** Prints the code of a story, and collects its dependencies. */
export interface Printer {
  /** Prints a part of a source; the names in it are imported or declared. */
  text: (part: Part, edits?: readonly Edit[]) => string;
  /** Imports a name of a package; returns its local name. */
  import: (from: string, name: string, options?: { as?: string; isType?: boolean }) => string;
  /** The imports so far. */
  imported: () => readonly { from: string; name: string }[];
  /** All imports, and all declarations with their comments. */
  finish: () => { imports: string; declarations: string };
}

interface ImportedName {
  from: string;
  name: string;
  as: string;
  isType: boolean;
}

/** Packages for tests and for the book, which readers do not have. */
const notForReaders = /^(@?storybook|vitest|@testing-library)\/|^vitest$|^virtual:/;

/** Folders whose sources may be included as the reader's code. */
const shownWhole = /\/(testing|book)\/|\.stories\.tsx$/;

function startOf({ source, comments }: Module, start: number): number {
  const comment = comments.findLast(({ end }) => end <= start);
  const isDoc = comment?.value.startsWith('*') && source.slice(comment.end, start).trim() === '';
  return isDoc && comment ? comment.start : start;
}

function specifier({ name, as, isType }: ImportedName, isAllTypes: boolean): string {
  return `${isType && !isAllTypes ? 'type ' : ''}${name === as ? name : `${name} as ${as}`}`;
}

function importsFrom(from: string, all: readonly ImportedName[]): string[] {
  const isAllTypes = all.every(({ isType }) => isType);
  const type = isAllTypes ? 'type ' : '';
  const named = all.filter(({ name }) => name !== '*' && name !== 'default');
  const others = all.filter((each) => !named.includes(each));
  const list = named.map((each) => specifier(each, isAllTypes)).join(', ');
  return [
    ...others.map(({ name, as }) => `import ${type}${name === '*' ? `* as ${as}` : as} from '${from}';`),
    ...(list ? [`import ${type}{ ${list} } from '${from}';`] : []),
  ];
}

/** Joins declarations; those of one line without an empty line between them. */
function together(declarations: readonly string[]): string {
  const isLong = (text = '') => text.includes('\n');
  return declarations
    .map(
      (each, index) =>
        (index > 0 && !isLong(each) && !isLong(declarations[index - 1]) ? '\n' : '\n\n') + each,
    )
    .join('');
}

/** Creates the printer of one story. */
export function createPrinter(story: string): Printer {
  const imports = new Map<string, ImportedName>();
  const declared = new Map<Module, Map<number, string>>();
  const owners = new Map<string, string>();

  function own(name: string, owner: string): void {
    const before = owners.get(name);
    if (before && before !== owner)
      throw new Error(`${story}: two things are called ${name}: ${before}, ${owner}.`);
    owners.set(name, owner);
  }

  function importName(from: string, name: string, { as = name, isType = false } = {}): string {
    if (notForReaders.test(from)) throw new Error(`${story}: shows ${name} of ${from}, which no reader has.`);
    own(as, `${from}#${name}`);
    const before = imports.get(as);
    imports.set(as, { from, name, as, isType: isType && (before?.isType ?? true) });
    return as;
  }

  function declare(module: Module, name: string): void {
    const statement = module.statements.get(name);
    if (!statement) throw new Error(`${story}: ${module.file} does not declare ${name}.`);
    if (!shownWhole.test(module.file))
      throw new Error(`${story}: shows ${name} of ${module.file}, which no package exports.`);
    const all = declared.get(module) ?? new Map<number, string>();
    declared.set(module, all);
    if (all.has(statement.start)) return;
    own(name, `${module.file}#${statement.start}`);
    all.set(statement.start, '');
    const shown = maybeAt(statement, 'declaration') ?? statement;
    const from = startOf(module, statement.start);
    const comment = from < statement.start ? `${module.source.slice(from, statement.start).trim()}\n` : '';
    all.set(statement.start, comment + text({ module, start: shown.start, end: shown.end }));
  }

  function use(module: Module, name: string): void {
    const imported = module.imports.get(name);
    if (!imported) {
      declare(module, name);
      return;
    }
    const origin = originOf(imported.from, imported.name);
    if (!origin) throw new Error(`${story}: ${imported.from} does not export ${imported.name}.`);
    const given = publicName(origin);
    if (given) importName(given.from, given.name, { as: name, isType: imported.isType });
    else if ('file' in origin && origin.name === name) declare(moduleOf(origin.file), name);
    else throw new Error(`${story}: ${name} of ${module.file} cannot be shown.`);
  }

  function text(part: Part, edits: readonly Edit[] = []): string {
    const { module } = part;
    return edited(part, [...edits, ...omitted(module), ...storyEdits(module)], printer, (start, end) => {
      for (const mention of module.mentions)
        if (mention.start >= start && mention.start < end) use(module, mention.name);
    });
  }

  function finish() {
    const order = new Set<Module>();
    const visit = (module: Module) => {
      for (const { from } of module.imports.values()) {
        const other = [...declared.keys()].find(({ file }) => file === from);
        if (other && !order.has(other)) visit(other);
      }
      order.add(module);
    };
    for (const module of declared.keys()) visit(module);
    const declarations = [...order].flatMap((module) =>
      [...(declared.get(module) ?? [])].sort(([a], [b]) => a - b).map(([, each]) => each),
    );
    const sources = Map.groupBy(imports.values(), ({ from }) => from);
    const lines = [...sources].flatMap(([from, all]) => importsFrom(from, all));
    return { imports: lines.join('\n'), declarations: together(declarations) };
  }

  const printer: Printer = { text, import: importName, imported: () => [...imports.values()], finish };
  return printer;
}
