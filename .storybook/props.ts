import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import type { Facts, LibraryFacts } from '../tools/props/data.ts';

const script = fileURLToPath(new URL('../tools/props/facts-as-json.ts', import.meta.url));
const sources = /\/packages\/\w+\/src\/(?!.*\.(?:stories|examples|test)\.tsx?$).*\.tsx?$/;
const resolved = '\0';

async function read(): Promise<LibraryFacts> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=@pabean/source', script], {
    maxBuffer: 64_000_000,
  });
  return JSON.parse(stdout);
}

const controlsOf = (facts: Facts) =>
  facts.kind === 'component'
    ? facts.sets.flatMap(({ members }) =>
        members.map(({ name, control }) => [name, control ?? null] as const),
      )
    : [];

/** The data for the controls panel, for every component: little, because it is loaded with every story. */
const allControls = ({ packages }: LibraryFacts) =>
  Object.fromEntries(
    packages
      .flatMap(({ exports, pages }) => pages.flatMap((name) => exports[name] ?? []))
      .map((facts) => [facts.name, Object.fromEntries(controlsOf(facts))]),
  );

const controlsModule = 'virtual:controls';

const modules: Readonly<Record<string, (library: LibraryFacts) => string>> = {
  'virtual:library': (library) => `export const library = ${JSON.stringify(library)};`,
  [controlsModule]: (library) => `export const controls = ${JSON.stringify(allControls(library))};`,
};

/**
 * Provides the facts from the sources of the packages to the book. After a change of a source they are read again
 * when the next page loads.
 */
export function fromDeclarations(): Plugin {
  let library: Promise<LibraryFacts> | undefined;
  return {
    name: 'pabean-from-declarations',
    resolveId: (id) => (id in modules ? resolved + id : undefined),
    async load(id) {
      const make = id.startsWith(resolved) ? modules[id.slice(resolved.length)] : undefined;
      if (!make) return undefined;
      // Reading every declaration takes seconds, and stories under test have no controls panel.
      if (process.env.VITEST && id === resolved + controlsModule) return 'export const controls = {};';
      library ??= read();
      return make(await library);
    },
    configureServer({ watcher, moduleGraph }) {
      watcher.on('change', (file) => {
        if (!sources.test(file)) return;
        library = undefined;
        for (const id of Object.keys(modules)) {
          const module = moduleGraph.getModuleById(resolved + id);
          if (module) moduleGraph.invalidateModule(module);
        }
      });
    },
  };
}
