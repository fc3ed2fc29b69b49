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
