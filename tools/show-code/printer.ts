import { maybeAt, type Node, nameOf } from './nodes.ts';
import { isOurs, originOf, publicName } from './origin.ts';
import { type Name, type Source, sourceOf } from './source.ts';
import { withoutTestCode } from './test-code.ts';

/** The text in the place of a node; undefined to print the node. */
export type Replace = (node: Node) => string | undefined;

/** Packages for tests and for the book, which readers do not have. */
const notForReaders = /^(@?storybook|vitest|@testing-library)\/|^vitest$|^virtual:/;

/** Files whose declarations may be included as the reader's code. */
const shownWhole = /\/(testing|book)\/|\.(stories|examples)\.tsx$/;

/** The doc comment before a statement. */
function commentBefore({ text, comments }: Source, start: number): string {
  const comment = comments.findLast(({ end }) => end <= start);
  const isDoc = comment?.value.startsWith('*') && text.slice(comment.end, start).trim() === '';
  return isDoc && comment ? `${text.slice(comment.start, comment.end)}\n` : '';
}

/** Prints the code of one story, and collects what it needs: imports, and declarations. */
export class Printer {
  readonly #story: string;
  readonly #imports = new Map<string, Name>();
  readonly #declared = new Map<Node, string>();
  readonly #owners = new Map<string, unknown>();

  constructor(story: string) {
    this.#story = story;
  }

  /** The text of a node, with replacements in it; the names in it are imported or declared. */
  print(node: Node, replace: Replace = () => undefined): string {
    return (
      replace(node) ??
      withoutTestCode(node, (part) => this.print(part, replace)) ??
      this.#referred(node) ??
      this.between(node, node.start, node.end, replace)
    );
  }

  /** The same for a part of a node. */
  between(node: Node, start: number, end: number, replace?: Replace): string {
    let text = '';
    let at = start;
    for (const part of node.parts) {
      if (part.start < at || part.end > end) continue;
      text += node.source.text.slice(at, part.start) + this.print(part, replace);
      at = part.end;
    }
    return text + node.source.text.slice(at, end);
  }

  /** Imports a name of a package; returns its local name. */
  import(from: string, name: string, as = name, isType = false): string {
    if (notForReaders.test(from))
      throw new Error(`${this.#story}: shows ${name} of ${from}, which no reader has.`);
    this.#own(as, `${from}#${name}`);
    this.#imports.set(as, { from, name, isType: isType && this.#imports.get(as)?.isType !== false });
    return as;
  }

  /** The imported names so far. */
  imported(): readonly Name[] {
    return [...this.#imports.values()];
  }

  /** All imports, one by one, and all declarations with their comments. */
  finish(): string {
    const values = new Set(this.imported().flatMap(({ from, isType }) => (isType ? [] : from)));
    const imports = [...this.#imports].map(([as, { from, name, isType }]) => {
      const named = `${isType && values.has(from) ? 'type ' : ''}${name === as ? name : `${name} as ${as}`}`;
      const what = name === 'default' ? as : name === '*' ? `* as ${as}` : `{ ${named} }`;
      return `import ${isType && !values.has(from) ? 'type ' : ''}${what} from '${from}';`;
    });
    const isStories = ({ source }: Node) => Number(source.file.endsWith('.stories.tsx'));
    const helpersFirst = [...this.#declared.keys()].sort((a, b) => isStories(a) - isStories(b));
    const declarations = [...Map.groupBy(helpersFirst, ({ source }) => source).values()]
      .flatMap((each) => each.sort((a, b) => a.start - b.start))
      .map((each) => this.#declared.get(each) ?? '')
      .map((text) => (text.includes('\n') ? `\n${text}\n` : text));
    return [...imports, '', ...declarations].join('\n');
  }

  #own(name: string, owner: unknown): void {
    if ((this.#owners.get(name) ?? owner) !== owner)
      throw new Error(`${this.#story}: two things are called ${name}.`);
    this.#owners.set(name, owner);
  }

  /** Imports or declares the name that a node is; undefined for any other node. */
  #referred(node: Node): undefined {
    if (/^(JSX)?Identifier$/.test(node.type) && node.source.references.get(node)?.isTop)
      this.#use(node.source, nameOf(node));
  }

  #use({ file, imports, statements }: Source, name: string): void {
    const imported = imports.get(name);
    const statement = statements.get(name);
    if (!imported) {
      if (!statement) throw new Error(`${this.#story}: ${file} does not declare ${name}.`);
      this.#declare(statement, name);
      return;
    }
    const origin = originOf(imported);
    if (!origin) throw new Error(`${this.#story}: ${imported.from} does not export ${imported.name}.`);
    const given = publicName(origin);
    if (given) this.import(given.from, given.name, name, imported.isType);
    else if (isOurs(origin) && origin.name === name) this.#use(sourceOf(origin.from), name);
    else throw new Error(`${this.#story}: ${name} of ${file} cannot be shown.`);
  }

  #declare(statement: Node, name: string): void {
    const { source, start } = statement;
    if (!shownWhole.test(source.file))
      throw new Error(`${this.#story}: shows ${name} of ${source.file}, which no package exports.`);
    this.#own(name, statement);
    if (this.#declared.has(statement)) return;
    this.#declared.set(statement, '');
    const shown = this.print(maybeAt(statement, 'declaration') ?? statement);
    // Again at the end: what it uses is declared before it.
    this.#declared.delete(statement);
    this.#declared.set(statement, commentBefore(source, start) + shown);
  }
}
