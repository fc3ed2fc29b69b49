declare module 'virtual:show-code' {
  /** The code of the stories of each file, by export name; the paths begin with `./`. */
  export const shownCode: Readonly<
    Record<string, (() => Promise<{ codes: Readonly<Record<string, string>> }>) | undefined>
  >;
}

declare module 'virtual:shown/*' {
  /** The code of a story, as it runs when copied. */
  export const Example: () => import('react').ReactNode;
}
