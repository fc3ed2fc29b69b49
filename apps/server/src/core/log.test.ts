import { expect, test } from 'vitest';
import { jsonLog, type LogEvent } from './log.ts';
import { withRequestId } from './request-id.ts';

const clock = () => new Date('2026-03-02T01:00:00Z');

function linesAt(...level: [] | ['info' | 'warn' | 'error']) {
  const lines: string[] = [];
  const log = jsonLog((line) => lines.push(line), clock, ...level);
  const events: LogEvent[] = [
    { event: 'call', call: 'me' },
    { event: 'mail-failed', attempt: 2 },
    { event: 'incident', stack: 'Error' },
  ];
  for (const event of events) log(event);
  return lines.map((line) => JSON.parse(line).event);
}

test('events below the chosen level are left out', () => {
  expect(linesAt()).toEqual(['call', 'mail-failed', 'incident']);
  expect(linesAt('info')).toEqual(['call', 'mail-failed', 'incident']);
  expect(linesAt('warn')).toEqual(['mail-failed', 'incident']);
  expect(linesAt('error')).toEqual(['incident']);
});

test.each([
  [200, []],
  [404, []],
  [422, []],
  [401, ['warn']],
  [403, ['warn']],
  [429, ['warn']],
  [503, ['warn']],
  [500, ['warn', 'error']],
  [507, ['warn', 'error']],
])('a call that is answered with %s has a line at LOG_LEVEL %j', (status, levels) => {
  const shown = (['warn', 'error'] as const).filter((level) => {
    const lines: string[] = [];
    jsonLog((line) => lines.push(line), clock, level)({ event: 'call', call: 'signIn', status });
    return lines.length > 0;
  });
  expect(shown).toEqual(levels);
});

test('a line is one JSON object with time, level and request, whatever its values contain', () => {
  const lines: string[] = [];
  const log = jsonLog((line) => lines.push(line), clock);
  withRequestId('abcdefgh', () => log({ event: 'incident', stack: `a\r\n\u001b[31m${'x'.repeat(3_000)}` }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[\x20-\x7e]+\n$/);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: '2026-03-02T01:00:00.000Z',
    level: 'error',
    request: 'abcdefgh',
    event: 'incident',
    stack: expect.stringMatching(/^a\r\n.{1,2000}$/s),
  });
});
