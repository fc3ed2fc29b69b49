const loaded = new Map<unknown, unknown>();

/**
 * Fetches a module once; a failure is not cached.
 *
 * @param load Imports it: a stable function.
 */
export async function loadOnce<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  loaded.set(load, module);
  return module;
}

/** Returns a module if it is loaded already. */
export const loadedModule = <Module>(load: () => Promise<Module>) => loaded.get(load) as Module | undefined;
