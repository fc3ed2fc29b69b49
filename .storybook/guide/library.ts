import { useEffect, useState } from 'react';
import type { ComponentFacts, Facts, FunctionFacts, LibraryFacts, Shape } from '../../tools/props/data.ts';

/** What a page of a component is about: the last part of its title. */
export const subjectOf = (title: string): string => title.split('/').at(-1) ?? title;

/** What the declarations say of a page's component and of what stands in its folder. */
export interface PageFacts {
  /** The package. */
  from: string;
  /** The component that the page is about. */
  subject: ComponentFacts | undefined;
  /** The other components of its folder that have no page of their own. */
  parts: readonly ComponentFacts[];
  functions: readonly FunctionFacts[];
  /** Everything that the page tells, in the order in which the folder exports it. */
  exports: readonly Facts[];
  /** The named types of the folder, and those that all of it is made of. */
  shapes: readonly Shape[];
}

/** `./packages/ui/src/components/button/button.stories.tsx` as its folder. */
const folderOf = (fileName: string) => fileName.replace(/^\.\//, '').replace(/\/[^/]+$/, '');

/** The ids of shapes anywhere in facts. */
function idsIn(facts: unknown): string[] {
  if (Array.isArray(facts)) return facts.flatMap(idsIn);
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([key, value]) =>
    key === 'links' ? Object.values<string>(value) : key === 'shape' ? [value as string] : idsIn(value),
  );
}

/** Shapes with those that they are made of, each once. */
function reached(ids: readonly string[], shapes: LibraryFacts['shapes'], seen = new Set<string>()): Shape[] {
  return ids.flatMap((id) => {
    const shape = seen.has(id) ? undefined : shapes[id];
    seen.add(id);
    return shape ? [shape, ...reached(idsIn(shape), shapes, seen)] : [];
  });
}

function pageFacts(
  { packages, shapes }: LibraryFacts,
  fileName: string,
  subject: string,
): PageFacts | undefined {
  const folder = folderOf(fileName);
  const own = packages.find(({ folders }) => folder in folders);
  if (!own) return undefined;
  const all = (own.folders[folder] ?? []).flatMap((name) => own.exports[name] ?? []);
  const components = all.filter((each) => each.kind === 'component');
  const propsOf = new Set(components.map(({ name }) => `${name}Props`));
  const others = new Set(own.pages.filter((name) => name !== subject));
  const exports = all.filter(({ name }) => !propsOf.has(name) && !others.has(name));
  return {
    from: own.name,
    subject: components.find(({ name }) => name === subject),
    parts: components.filter(({ name }) => name !== subject && !others.has(name)),
    functions: exports.filter((each) => each.kind === 'function'),
    exports,
    shapes: reached(idsIn(exports), shapes),
  };
}

/** What the declarations say of a page, once it is here. */
export function usePageFacts(fileName: string, subject: string): PageFacts | undefined {
  const [facts, setFacts] = useState<PageFacts>();
  useEffect(() => {
    let current = true;
    import('virtual:library').then(
      ({ library }) => current && setFacts(pageFacts(library, fileName, subject)),
    );
    return () => {
      current = false;
    };
  }, [fileName, subject]);
  return facts;
}

/** How a page's names come into a program. */
export const importLine = ({ from, exports }: PageFacts): string =>
  `import { ${exports
    .filter(({ kind }) => kind !== 'type')
    .map(({ name }) => name)
    .join(', ')} } from '${from}';`;
