/** Rows of one INSERT: PostgreSQL takes 65,535 values, SQLite 32,766. */
const batch = 500;

/** Splits rows into batches that one statement can take. */
export const inBatches = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / batch) }, (_, index) =>
    rows.slice(index * batch, (index + 1) * batch),
  );
