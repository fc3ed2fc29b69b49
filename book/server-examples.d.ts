declare module 'virtual:mails' {
  /** Every mail of the server, as received. */
  export const examples: readonly {
    readonly name: string;
    readonly subject: string;
    readonly text: string;
    readonly html: string;
  }[];
}

declare module 'virtual:documents' {
  /** Every document that the server draws: the name of its file, and its content in Base64. */
  export const examples: readonly { readonly name: string; readonly content: string }[];
}
