import { expect, test } from 'vitest';
import { errorsIn, undocumented } from './documented-errors.ts';

const source = `
  if (!office) throw new Error(
    'It needs an office.',
  );
  throw new RangeError(\`{\${name}} of \${fill({ path })} cannot be "\${value}"\`);
  throw new ApiError("The row's file is gone", { kind: 'contract' });
  throw new Error(message);
`;

test('reads the sentences of errors', () => {
  expect(errorsIn(source)).toEqual([
    'It needs an office.',
    '{…} of … cannot be "…"',
    "The row's file is gone",
  ]);
});

test('finds a sentence that the page does not explain', () => {
  const page = "## An office\n\n```text\nIt needs an office.\n```\n\nThe row's file is gone\n";
  expect(undocumented(errorsIn(source), page)).toEqual(['{…} of … cannot be "…"', "The row's file is gone"]);
});
