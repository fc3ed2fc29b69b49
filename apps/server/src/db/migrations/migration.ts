/** One forward step of the schema. Once released it never changes: its checksum is kept with the data. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  /** Statements that both engines read, separated by `;`; `text` and `integer` are the only types. */
  readonly statements: string;
}
