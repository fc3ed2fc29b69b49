/** What comes late: react-hook-form, and what is drawn only with it. */
export type Engine = typeof import('./engine.ts');

/** Where it comes from. */
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
