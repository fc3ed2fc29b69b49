declare module 'virtual:library' {
  /** What the declarations of the packages say. */
  export const library: import('../tools/props/data.ts').LibraryFacts;
}

declare module 'virtual:controls' {
  /** Component → prop → what the controls panel offers for it; null where there is nothing to offer. */
  export const controls: Readonly<
    Record<string, Readonly<Record<string, import('../tools/props/data.ts').Control | null>>>
  >;
}
