import { expect, test } from 'vitest';
import { failureLines, summaryLine } from './summary.ts';

test('names skipped tests only when there are some', () => {
  expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  expect(summaryLine({ passed: 3, failed: 2, skipped: 1 })).toBe('3 passed, 2 failed, 1 skipped');
});

test('a failure has the first line of its message, and the command that runs it alone', () => {
  const failure = {
    project: 'browser',
    file: 'packages/ui/src/components/button/button.test.tsx',
    name: "Button (primary) says what it's for",
    message: 'expected \u001b[31m1\u001b[39m to be 2\n\n- 1\n+ 2',
  };
  expect(failureLines(failure, 'test').split('\n')).toEqual([
    "✗ browser › packages/ui/src/components/button/button.test.tsx › Button (primary) says what it's for",
    '    expected 1 to be 2',
    "    pnpm test packages/ui/src/components/button/button.test.tsx --project browser -t 'Button \\(primary\\) says what it'\\''s for'",
  ]);
});

test('a file that could not be run has no test name', () => {
  const failure = { project: 'node', file: 'a.test.ts', name: '', message: 'Cannot find module' };
  expect(failureLines(failure, 'test:matrix')).toBe(
    '✗ node › a.test.ts\n    Cannot find module\n    pnpm test:matrix a.test.ts --project node',
  );
});
