const loaded = new Map<unknown, unknown>();

/**
 * Fetches a module once; a failure is not remembered.
 *
 * @param load Imports it: the same function each time.
 */
export async function loadOnce<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  loaded.set(load, module);
  return module;
}

/** A module if it is here already. */
export const loadedModule = <Module>(load: () => Promise<Module>) => loaded.get(load) as Module | undefined;
