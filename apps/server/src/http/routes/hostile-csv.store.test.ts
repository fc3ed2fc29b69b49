import type { Endpoints, InputOf } from '@pabean/api/contract';
import { hostileCsv } from '@pabean/api/fixtures';
import { csvId, decodeCsv, isSeparatorLine, reportSchema } from '@pabean/api/rules';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { npwpOf } from '../../testing/people.ts';
import { dataUrl, generousLimits } from '../../testing/permit.ts';

const names = reportSchema('1')?.columns.map(({ name }) => name) ?? [];
/** The first words of each refusal of a whole file. */
const beginsWith = (code: string) => {
  const texts: Readonly<Record<string, string>> = csvId.file;
  const text = code === 'header' ? '' : (texts[code] ?? '');
  return text.split('{')[0] ?? '';
};

/** The lines of a file as another client would send them. */
function linesIn(bytes: Uint8Array) {
  const decoded = decodeCsv(bytes);
  if ('refusal' in decoded) return [];
  return Papa.parse<string[]>(decoded.text, { delimiter: ';', newline: '\n' })
    .data.filter((cells) => cells.some((cell) => cell.trim() !== '') && !isSeparatorLine(cells))
    .slice(1, 21)
    .map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

describeStore('a hostile CSV', (engine) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    token = await server.signIn('importir');
  });
  afterAll(() => server.close());

  test.each(hostileCsv().map((each, index) => ({ ...each, index })))(
    '$name',
    async ({ bytes, verdict, index }) => {
      const body: InputOf<Endpoints['sendReport']>['body'] = {
        user: 'importir',
        npwp: npwpOf('importir'),
        type: '1',
        warehouse: null,
        until: null,
        from: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
        lines: linesIn(bytes),
        file: dataUrl(bytes, 'text/csv'),
        extension: 'csv',
      };
      const { status, answer, failure } = await server.call('sendReport', { body }, token);
      if (verdict === 0) {
        expect(failure?.errors).toBeUndefined();
        expect(answer?.message).toMatch(/berhasil dikirim/);
        return;
      }
      expect(status).toBe(422);
      const messages = failure?.errors?.map(({ message }) => message) ?? [];
      if (typeof verdict === 'number')
        expect(messages.filter((text) => /[Bb]aris \d/.test(text))).toHaveLength(verdict);
      else {
        expect(messages).toHaveLength(1);
        // An empty file is refused before it is parsed.
        if (bytes.length > 0) expect(messages[0]?.startsWith(beginsWith(verdict))).toBe(true);
      }
    },
  );
});
