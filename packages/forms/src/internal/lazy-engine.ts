/** What a late form takes of react-hook-form. */
export type Engine = typeof import('./engine.ts');

/** Where react-hook-form comes from. */
export interface EngineSource {
  /** It, if it is here. */
  here(): Engine | undefined;
  /** Fetches it; after a failure the next call tries again. */
  load(): Promise<Engine>;
}

let engine: Engine | undefined;

/** React-hook-form in a file of its own, which one form after the other takes. */
export const lazyEngine: EngineSource = {
  here: () => engine,
  async load() {
    engine ??= await import('./engine.ts');
    return engine;
  },
};
