import { hostileCsv } from '@pabean/api/fixtures';
import { reportSchema } from '@pabean/api/rules';
import { expect, test } from 'vitest';
import { createCsvStore } from './csv-store.ts';
import { readCsvFile } from './read-csv-file.ts';

const schema = reportSchema('1') ?? { columns: [] };

test.each(hostileCsv())('the workbench and the server agree on $name', async ({ bytes, verdict }) => {
  const read = await readCsvFile(new File([bytes], 'laporan.csv'), {
    schema,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  if ('refusal' in read) expect(read.refusal.refusal).toBe(verdict);
  else expect(createCsvStore(read.schema, read.lines).state.problems).toHaveLength(Number(verdict));
});
