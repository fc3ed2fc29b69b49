/** A query that has not run yet. */
interface Query<Row> {
  limit(most: number): { execute(): Promise<Row[]> };
}

/** Most rows that a list prints. */
const most = 50;

/**
 * The first 50 rows of a query, one line each.
 *
 * @param texts The text when there are none, and the name of further ones: `later ones`.
 */
export async function listRows<Row>(
  query: Query<Row>,
  lineOf: (row: Row) => string,
  texts: { readonly none: string; readonly further: string },
): Promise<string> {
  const rows = await query.limit(most + 1).execute();
  const lines = rows.slice(0, most).map(lineOf);
  if (rows.length > most) lines.push(`… and ${texts.further}.`);
  return lines.join('\n') || texts.none;
}

/** A row of a list by the time that it was sent. */
interface Sent {
  readonly id: string;
  readonly sent_at: string | null;
}

const bySending = (one: Sent, other: Sent) =>
  (one.sent_at ?? '') < (other.sent_at ?? '') || (one.sent_at === other.sent_at && one.id < other.id)
    ? -1
    : 1;

/** One list of several queries that are each in the order of sending, as an index has them: no rows beyond its first are read. */
export const inOrderOfSending = <Row extends Sent>(queries: readonly Query<Row>[]): Query<Row> => ({
  limit: (count) => ({
    async execute() {
      const found = await Promise.all(queries.map((query) => query.limit(count).execute()));
      return found.flat().sort(bySending).slice(0, count);
    },
  }),
});
