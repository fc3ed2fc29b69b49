import { expect, test } from 'vitest';
import { failureLines, summaryLine } from './summary.ts';

test('names skipped tests only when there are some', () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(summaryLine({ passed: 3, failed: 2, skipped: 1 })).toBe('3 passed, 2 failed, 1 skipped');
});

test('a failure has the first line of its message, and the command that runs it alone', () => {
  const message = 'expected \u001b[31m1\u001b[39m to be 2\n\n- 1\n+ 2';
  const name = "Button (primary) says what it's for";
  expect(failureLines('browser', 'a.test.tsx', name, message, 'test').split('\n')).toEqual([
    "✗ browser › a.test.tsx › Button (primary) says what it's for",
    '    expected 1 to be 2',
    "    pnpm test a.test.tsx --project browser -t 'Button \\(primary\\) says what it'\\''s for'",
  ]);
});
