import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { codesOf } from './example.ts';
import { formatted } from './format.ts';
import { readAgain } from './module.ts';

let folder = '';

beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/stories-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const ui = '../../packages/ui/src';

const begin = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '${ui}/components/button/button.tsx';
import { TextField, type TextFieldProps } from '${ui}/components/text-field/text-field.tsx';
`;

const end = `export default meta;
type Story = StoryObj<typeof meta>;
`;

/** The shown code of the last story of a file. */
function shown(
  stories: string,
  meta = "{ component: Button, args: { children: 'Simpan', onClick: fn() } }",
): string {
  const file = join(folder, 'planted.stories.tsx');
  readAgain();
  writeFileSync(file, `${begin}const meta = ${meta} satisfies Meta<typeof Button>;\n${end}${stories}\n`);
  const [, code = ''] = codesOf(file).at(-1) ?? [];
  return formatted([code])[0] ?? '';
}

describe('args', () => {
  test('become attributes and children, the story’s own last; spies become console.log', () => {
    expect(
      shown("export const Primary: Story = { args: { variant: 'primary', icon: <Plus size={16} /> } };"),
    ).toBe(
      `import { Button } from '@pabean/ui';
import { Plus } from 'lucide-react';

export function Example() {
  return (
    <Button onClick={console.log} variant="primary" icon={<Plus size={16} />}>
      Simpan
    </Button>
  );
}
`,
    );
  });

  test('of another story are included; its play function is not', () => {
    const code = shown(`export const One: Story = { args: { busy: true }, play: async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
} };
export const Two: Story = { ...One };`);
    expect(code).toContain('<Button onClick={console.log} busy>');
    expect(code).not.toContain('userEvent');
  });

  test('that are spread stay so, unless another entry has one of their names', () => {
    const look = "const look = { variant: 'primary', busy: true } as const;\n";
    const kept = shown(`${look}export const Kept: Story = { args: { ...look } };`);
    expect(kept).toContain("const look = { variant: 'primary', busy: true } as const;");
    expect(kept).toContain('{...look}');
    const opened = shown(`${look}export const Opened: Story = { args: { ...look, busy: false } };`);
    expect(opened).not.toContain('look');
    expect(opened).toContain('variant="primary" busy={false}');
  });

  test('that are children in a list become siblings without keys', () => {
    const code = shown(
      "export const Two: Story = { args: { children: [<b key='a'>A</b>, <i key='b'>B</i>] } };",
    );
    expect(code).toContain('<b>A</b>\n      <i>B</i>');
  });
});

describe('a function that renders', () => {
  test('has the args of one element inlined', () => {
    const code = shown(`export const Row: Story = {
  render: (args) => <div><Button {...args} variant="primary" /></div>,
};`);
    expect(code).toContain('<Button onClick={console.log} variant="primary">\n        Simpan');
    expect(code).not.toContain('args');
  });

  test('shares those of several elements as props with their type', () => {
    const code = shown(`export const Two: Story = {
  render: (args) => <><Button {...args} /><Button {...args} busy /></>,
};`);
    expect(code).toContain("import type { ComponentProps } from 'react';");
    expect(code).toContain('const props: ComponentProps<typeof Button> = {');
    expect(code).toContain('<Button {...props} busy />');
  });

  test('keeps its own state, and the functions that it uses', () => {
    const code = shown(
      `function Kept(props: TextFieldProps) {
  const [value, setValue] = useState('');
  return <TextField {...props} value={value} onChange={({ target }) => setValue(target.value)} />;
}
const unused = 1;
export const Held: Story = { render: (args) => <Kept {...args} /> };`,
      "{ component: TextField, args: { label: 'Nama' } }",
    );
    expect(code).toContain("import { TextField, type TextFieldProps } from '@pabean/ui';");
    expect(code).toContain("import { useState } from 'react';");
    expect(code).toContain('function Kept(props: TextFieldProps)');
    expect(code).toContain('return <Kept label="Nama" />;');
    expect(code).not.toContain('unused');
  });

  test('keeps hooks at the beginning', () => {
    const code = shown(`export const Counts: Story = {
  render: (args) => {
    const [count, setCount] = useState(0);
    return <Button {...args} onClick={() => setCount(count + 1)}>{count}</Button>;
  },
};`);
    expect(code).toContain(
      'const [count, setCount] = useState(0);\n  return <Button onClick={() => setCount(count + 1)}>{count}</Button>;',
    );
  });
});

test('decorators are wrapped around, those of the file outside', () => {
  const code = shown(
    `export const Inner: Story = { decorators: [(Story) => <p>{Story()}</p>] };`,
    '{ component: Button, decorators: [(Story) => <div><Story /></div>] }',
  );
  expect(code.replaceAll(/\s+/g, '')).toContain('<div><p><Button/></p></div>');
});

test('a story in English is wrapped in the English messages', () => {
  const code = shown("export const InEnglish: Story = { globals: { language: 'en' } };");
  expect(code).toContain("import { en as uiEn } from '@pabean/ui/messages';");
  expect(code).toContain('<MessagesProvider messages={uiEn}>');
});

test('a form that needs an office is wrapped in one', () => {
  const stories = `import { ForgotPasswordForm } from '../../packages/forms/src/password/index.ts';
import { ManifestUploadForm } from '../../packages/forms/src/manifest-upload/index.ts';\n`;
  const without = shown(
    `${stories}export const A: Story = { render: () => <ForgotPasswordForm onSend={fn(async () => 1)} onCancel={fn()} /> };`,
  );
  expect(without).toContain('onSend={async () => 1}');
  expect(without).not.toContain('OfficeProvider');
  const inside = shown(
    `${stories}export const B: Story = { render: () => <ManifestUploadForm onSave={fn(async () => 1)} onSaved={fn()} onBack={fn()} /> };`,
  );
  expect(inside).toContain('<OfficeProvider office={office020400}>');
});

test('test code is omitted: poses, spies, comments for tools', () => {
  const code = shown(`const retry = fn();
const taking = fn<(name: string) => Promise<void>>;
export const Posed: Story = { render: () => (
  // biome-ignore lint/suspicious/noArrayIndexKey: an example
  <Button data-posed="hover" onClick={retry} onBlur={taking(async () => undefined)}>Hover</Button>
) };`);
  expect(code).toContain('<Button onClick={console.log} onBlur={async () => undefined}>');
  expect(code).not.toMatch(/fn|posed|biome|retry|taking/);
});

test('a sentence in two languages is shown in the first', () => {
  mkdirSync(join(folder, 'testing'));
  writeFileSync(
    join(folder, 'testing/say.ts'),
    'export const say = (id: string, en: string) => (en ? id : en);\n',
  );
  const code = shown(`import { say } from './testing/say.ts';
export const Said: Story = { args: { children: say('Simpan', 'Save'), title: say('Judul', 'Title'), onClick: () => say('a', 'b') } };`);
  expect(code).toContain('title="Judul"');
  expect(code).toContain("onClick={() => 'a'}");
  expect(code).toContain('Simpan');
  expect(code).not.toContain('Save');
});

test('code of a testing folder is included with its dependencies', () => {
  mkdirSync(join(folder, 'testing'));
  writeFileSync(
    join(folder, 'testing/rows.ts'),
    "const first = 'A';\n/** Two rows. */\nexport const rows = [first, 'B'];\n",
  );
  const code = shown(`import { rows } from './testing/rows.ts';
export const Listed: Story = { args: { children: rows.join() } };`);
  expect(code).toContain("const first = 'A';\n\n/** Two rows. */\nconst rows = [first, 'B'];");
  expect(code).toContain('{rows.join()}');
});

test('names that no package exports are refused', () => {
  const story = `import { classNames } from '${ui}/class-names.ts';
export const Internal: Story = { args: { className: classNames('a', 'b') } };`;
  expect(() => shown(story)).toThrow(/planted.*Internal: shows classNames of .*which no package exports/);
});

test('names of test code are refused', () => {
  const story = 'export const Tested: Story = { args: { onClick: () => expect(1).toBe(1) } };';
  expect(() => shown(story)).toThrow(/Tested: shows expect of storybook\/test, which no reader has/);
});

test('a story can be marked to show no code', () => {
  expect(
    shown("export const Hidden: Story = { parameters: { docs: { canvas: { sourceState: 'none' } } } };"),
  ).toBe('');
});
