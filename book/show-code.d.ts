declare module 'virtual:show-code' {
  /** The code of the stories of each file, by the names of their exports; the paths begin with `./`. */
  export const shownCode: Readonly<
    Record<string, (() => Promise<{ codes: Readonly<Record<string, string>> }>) | undefined>
  >;
}

declare module 'virtual:shown/*' {
  /** What a story shows, as it runs where it is copied to. */
  export const Example: () => import('react').ReactNode;
}
