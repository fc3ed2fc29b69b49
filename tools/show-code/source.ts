import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { analyze } from '@typescript-eslint/scope-manager';
import { parseSync } from 'vite';
import { publishedPackages } from '../lib/packages.ts';
import { childAt, listAt, maybeAt, type Node, nameOf, prepared } from './nodes.ts';

/** A name of a module: where it comes from, and its name there. */
export interface Name {
  /** A package's import path, or the absolute path of one of our files. */
  from: string;
  /** `*` for the namespace, `default` for the default export. */
  name: string;
  isType?: boolean;
}

/** A parsed file. */
export interface Source {
  /** Absolute path. */
  file: string;
  text: string;
  program: Node;
  comments: readonly { value: string; start: number; end: number }[];
  imports: ReadonlyMap<string, Name>;
  exports: ReadonlyMap<string, Name>;
  /** Paths that it re-exports completely. */
  stars: readonly string[];
  /** Top-level statements, by the names that they declare. */
  statements: ReadonlyMap<string, Node>;
  /** What each name in it refers to: its declaration, and whether that is at the top level. */
  references: ReadonlyMap<Node, { declared: Node; isTop: boolean }>;
}

const listed = new Set(
  publishedPackages().flatMap(({ name, entries }) => entries.map(([subpath]) => name + subpath.slice(1))),
);

/** Imports from a folder's path, `@pabean/ui/button`, are shown as imports from the root. */
const asShown = (request: string) =>
  listed.has(request) ? request : request.replace(/^(@pabean\/(?:ui|forms))\/[^/]+$/, '$1');

function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  const inner = ['value', 'left', 'argument'].flatMap((key) => maybeAt(pattern, key) ?? []);
  return [...inner.slice(0, 1), ...listAt(pattern, 'properties'), ...listAt(pattern, 'elements')].flatMap(
    namesIn,
  );
}

const declaredBy = (declaration: Node): string[] =>
  [declaration, ...listAt(declaration, 'declarations')].flatMap((each) => {
    const id = maybeAt(each, 'id');
    return id ? namesIn(id) : [];
  });

function referencesIn(program: Node): Source['references'] {
  const { scopes } = analyze(program as unknown as Parameters<typeof analyze>[0], { sourceType: 'module' });
  const pairs = scopes.flatMap(({ type, variables }) =>
    variables.flatMap(({ identifiers, references }) => {
      const [declared] = identifiers;
      const used = references.map(({ identifier }) => identifier);
      return declared
        ? [...identifiers, ...used].map((each) => [each, { declared, isTop: type === 'module' }])
        : [];
    }),
  );
  return new Map(pairs as unknown as [Node, { declared: Node; isTop: boolean }][]);
}

function read(file: string, text: string): Source {
  const { program: parsed, comments } = parseSync(file, text, { range: true });
  const program = parsed as unknown as Node;
  const imports = new Map<string, Name>();
  const exports = new Map<string, Name>();
  const statements = new Map<string, Node>();
  const stars: string[] = [];
  let references: Source['references'] | undefined;
  for (const statement of listAt(program, 'body')) {
    const request = maybeAt(statement, 'source');
    const path = request ? nameOf(request) : '';
    const from = path.startsWith('.') ? resolve(dirname(file), path) : asShown(path);
    const isType = (each: Node) => each.importKind === 'type' || each.exportKind === 'type';
    if (statement.type === 'ExportAllDeclaration') stars.push(from);
    for (const each of listAt(statement, 'specifiers')) {
      const local = nameOf(childAt(each, 'local'));
      const imported = maybeAt(each, 'imported');
      const name = imported ? nameOf(imported) : each.type === 'ImportNamespaceSpecifier' ? '*' : 'default';
      if (statement.type === 'ImportDeclaration')
        imports.set(local, { from, name, isType: isType(statement) || isType(each) });
      else exports.set(nameOf(childAt(each, 'exported')), { from, name: local });
    }
    for (const name of declaredBy(maybeAt(statement, 'declaration') ?? statement)) {
      statements.set(name, statement);
      if (statement.type === 'ExportNamedDeclaration') exports.set(name, { from: '', name });
    }
  }
  const source: Source = {
    file,
    text,
    program,
    comments,
    imports,
    exports,
    stars,
    statements,
    get references() {
      references ??= referencesIn(program);
      return references;
    },
  };
  prepared(program, source);
  return source;
}

const known = new Map<string, Source>();

/** A parsed file. */
export function sourceOf(file: string): Source {
  const source = known.get(file) ?? read(file, readFileSync(file, 'utf8'));
  known.set(file, source);
  return source;
}

/** Makes changed files be read again. */
export function readAgain(): void {
  for (const [file, { text }] of known)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) known.delete(file);
}
