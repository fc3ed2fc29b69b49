declare module 'virtual:library' {
  /** The facts from the sources of the packages. */
  export const library: import('../tools/props/data.ts').LibraryFacts;
}

declare module 'virtual:controls' {
  /** Component → prop → its control in the controls panel; null where it has none. */
  export const controls: Readonly<
    Record<string, Readonly<Record<string, import('../tools/props/data.ts').Control | null>>>
  >;
}
