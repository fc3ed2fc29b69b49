declare module 'virtual:mails' {
  /** Every mail of the server, as its reader gets it. */
  export const mails: readonly {
    readonly name: string;
    readonly subject: string;
    readonly text: string;
    readonly html: string;
  }[];
}
