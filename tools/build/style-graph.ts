/** What esbuild says about the modules of a build. */
export interface Metafile {
  readonly inputs: Readonly<Record<string, { readonly imports: readonly { readonly path: string }[] }>>;
}

/** Everything that a module imports, by itself or through others; itself too. */
export function reachedFrom(start: readonly string[], { inputs }: Metafile): Set<string> {
  const reached = new Set(start);
  for (const module of reached) for (const { path } of inputs[module]?.imports ?? []) reached.add(path);
  return reached;
}

const written = /^vanilla-extract-css-ns:(.+)\.vanilla\.css/;

/** The sources of styles among modules: `src/components/link/link.css.ts`. */
export const styleSources = (modules: Iterable<string>): string[] =>
  [...modules].flatMap((module) => written.exec(module)?.[1] ?? []);

const mark = /\/\* vanilla-extract-css-ns:(.+?)\.vanilla\.css.*? \*\/\n?/;

/** A stylesheet of esbuild in the parts that its sources wrote, in its order. */
export function partsOf(css: string): Map<string, string> {
  const [, ...marked] = css.split(new RegExp(mark, 'g'));
  const parts = new Map<string, string>();
  for (let at = 0; at < marked.length; at += 2) {
    const [source = '', text = ''] = marked.slice(at, at + 2);
    parts.set(source, `${parts.get(source) ?? ''}${text}`);
  }
  return parts;
}

/** A stylesheet without the marks of its sources. */
export const withoutMarks = (css: string): string => css.replaceAll(new RegExp(mark, 'g'), '');

/** Parts before those that use them, each once: what `name` draws, and itself last. */
export function inOrder(name: string, uses: (name: string) => readonly string[]): string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (each: string) => {
    if (seen.has(each)) return;
    seen.add(each);
    for (const part of uses(each)) visit(part);
    ordered.push(each);
  };
  visit(name);
  return ordered;
}
