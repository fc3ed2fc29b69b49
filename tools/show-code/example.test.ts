import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { codesOf } from './example.ts';
import { formatted } from './format.ts';
import { readAgain } from './source.ts';

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

test('args become attributes and children, the story’s own last; spies become console.log', () => {
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

const look = "const look = { variant: 'primary', busy: true } as const;\n";

test.each([
  [
    'args of another story are included',
    'export const One: Story = { args: { busy: true } };\nexport const Two: Story = { ...One };',
    '<Button onClick={console.log} busy>',
  ],
  ['what is spread stays so', `${look}export const A: Story = { args: { ...look } };`, '{...look}'],
  [
    'unless another arg has one of its names',
    `${look}export const A: Story = { args: { ...look, busy: false } };`,
    'variant="primary" busy={false}',
  ],
  [
    'children in a fragment stand in the element',
    'export const A: Story = { args: { children: <><b>A</b><i>B</i></> } };',
    '<b>A</b>\n      <i>B</i>',
  ],
  [
    'args of one element are inlined',
    'export const A: Story = { render: (args) => <div><Button {...args} variant="primary" /></div> };',
    '<Button onClick={console.log} variant="primary">\n        Simpan',
  ],
  [
    'those of several are props with their type',
    'export const A: Story = { render: (args) => <><Button {...args} /><Button {...args} busy /></> };',
    'const props: ComponentProps<typeof Button> = {',
  ],
  [
    'hooks stay at the beginning',
    `export const A: Story = { render: (args) => {
  const [count, setCount] = useState(0);
  return <Button {...args} onClick={() => setCount(count + 1)}>{count}</Button>;
} };`,
    'const [count, setCount] = useState(0);\n  return <Button onClick={() => setCount(count + 1)}>{count}</Button>;',
  ],
  [
    'a story in English is wrapped in the English messages',
    "export const A: Story = { globals: { language: 'en' } };",
    '<MessagesProvider messages={uiEn}>',
  ],
])('%s', (_, story, code) => expect(shown(story)).toContain(code));

test('functions that a story uses are included', () => {
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
  expect(code).toContain('function Kept(props: TextFieldProps)');
  expect(code).toContain('return <Kept label="Nama" />;');
  expect(code).not.toContain('unused');
});

test('decorators are wrapped around, those of the file outside', () => {
  const code = shown(
    'export const Inner: Story = { decorators: [(Story) => <p>{Story()}</p>] };',
    '{ component: Button, decorators: [(Story) => <div><Story /></div>] }',
  );
  expect(code.replaceAll(/\s+/g, '')).toContain('<div><p><Button/></p></div>');
});

test.each([
  ['forgot-password-form', 'ForgotPasswordForm', 'password', false],
  ['manifest-upload-form', 'ManifestUploadForm', 'manifest-upload', true],
])('a form is wrapped in an office if it needs one: %s', (_, form, folder, needsOffice) => {
  const code = shown(`import { ${form} } from '../../packages/forms/src/${folder}/index.ts';
export const A: Story = { render: () => <${form} onSave={fn(async () => 1)} /> };`);
  expect(code).toContain('onSave={async () => 1}');
  expect(code.includes('<OfficeProvider office={office020400}>')).toBe(needsOffice);
});

test('test code is omitted: poses, spies, comments for tools, play functions', () => {
  const code = shown(`const taking = fn<(name: string) => Promise<void>>;
export const Posed: Story = { render: () => (
  // biome-ignore lint/suspicious/noArrayIndexKey: an example
  <Button data-posed="hover" onClick={fn()} onBlur={taking(async () => undefined)}>Hover</Button>
), play: async ({ canvas }) => { await userEvent.click(canvas.getByRole('button')); } };`);
  expect(code).toContain('<Button onClick={console.log} onBlur={async () => undefined}>');
  expect(code).not.toMatch(/fn|posed|biome|taking|userEvent/);
});

test('code of a testing folder is included; of two languages the first is shown', () => {
  mkdirSync(join(folder, 'testing'));
  writeFileSync(
    join(folder, 'testing/say.ts'),
    'export const say = (id: string, en: string) => (en ? id : en);\n',
  );
  writeFileSync(
    join(folder, 'testing/rows.ts'),
    "const first = 'A';\n/** Two rows. */\nexport const rows = [first];\n",
  );
  const code = shown(`import { rows } from './testing/rows.ts';
import { say } from './testing/say.ts';
export const Said: Story = { args: { children: rows.join(), title: say('Judul', 'Title'), onClick: () => say('a', 'b') } };`);
  expect(code).toContain("const first = 'A';\n\n/** Two rows. */\nconst rows = [first];");
  expect(code).toContain('title="Judul"');
  expect(code).toContain("onClick={() => 'a'}");
});

test.each([
  ['args: { className: classNames("a") }', /A: shows classNames of .*which no package exports/],
  ['args: { onClick: () => expect(1).toBe(1) }', /A: shows expect of storybook\/test, which no reader has/],
])('what readers do not have is refused: %s', (args, message) => {
  const story = `import { classNames } from '${ui}/class-names.ts';\nexport const A: Story = { ${args} };`;
  expect(() => shown(story)).toThrow(message);
});

test('a story can be marked to show no code', () => {
  expect(
    shown("export const Hidden: Story = { parameters: { docs: { canvas: { sourceState: 'none' } } } };"),
  ).toBe('');
});
