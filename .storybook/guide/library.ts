import { useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { ComponentFacts, Facts, FunctionFacts, LibraryFacts, Shape } from '../../tools/props/data.ts';

/** The name of the component that a page is about: the last part of its title. */
export const subjectOf = (title: string): string => title.split('/').at(-1) ?? title;

/** The facts from the declarations of a page's component and the rest of its folder. */
export interface PageFacts {
  /** The package. */
  from: string;
  /** The component that the page is about. */
  subject: ComponentFacts | undefined;
  /** The other components of its folder that have no page of their own. */
  parts: readonly ComponentFacts[];
  functions: readonly FunctionFacts[];
  /** All exports of the page, in the order of the folder's index. */
  exports: readonly Facts[];
  /** The named types of the folder, and the types that these use. */
  shapes: readonly Shape[];
}

/**
 * The folder of a file: `./packages/ui/src/components/button/button.stories.tsx` → `packages/ui/src/components/button`.
 */
const folderOf = (fileName: string) => fileName.replace(/^\.\//, '').replace(/\/[^/]+$/, '');

/** All ids of shapes in some facts. */
function idsIn(facts: unknown): string[] {
  if (Array.isArray(facts)) return facts.flatMap(idsIn);
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([key, value]) =>
    key === 'links' ? Object.values<string>(value) : key === 'shape' ? [value as string] : idsIn(value),
  );
}

/** Shapes and the shapes that they use, each once. */
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
  const owner = packages.find(({ folders }) => folder in folders);
  if (!owner) return undefined;
  const all = (owner.folders[folder] ?? []).flatMap((name) => owner.exports[name] ?? []);
  const components = all.filter((each) => each.kind === 'component');
  const propsOf = new Set(components.map(({ name }) => `${name}Props`));
  const others = new Set(owner.pages.filter((name) => name !== subject));
  const exports = all.filter(({ name }) => !propsOf.has(name) && !others.has(name));
  return {
    from: owner.name,
    subject: components.find(({ name }) => name === subject),
    parts: components.filter(({ name }) => name !== subject && !others.has(name)),
    functions: exports.filter((each) => each.kind === 'function'),
    exports,
    shapes: reached(idsIn(exports), shapes),
  };
}

/** The facts of the component that the page is about; undefined until they are loaded. */
export function useComponentFacts(): PageFacts | undefined {
  const { preparedMeta } = useOf('meta', ['meta']);
  const subject = subjectOf(preparedMeta.title);
  const fileName: string = preparedMeta.parameters.fileName;
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

/** The import statement for a page's exports. */
export const importLine = ({ from, exports }: PageFacts): string =>
  `import { ${exports
    .filter(({ kind }) => kind !== 'type')
    .map(({ name }) => name)
    .join(', ')} } from '${from}';`;
