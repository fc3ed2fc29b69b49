import type { FormPlan } from './plan.ts';

const listed = (lines: readonly string[]) => lines.join('\n');

const values = ({ fields }: FormPlan) =>
  fields.map(({ name, sample }) => `${name}: '${sample.value}'`).join(', ');

/** <name>-form.stories.tsx */
export function storiesSource(plan: FormPlan): string {
  const { name, fields } = plan;
  const [first] = fields;
  const required = fields.filter((field) => field.required).length;
  const wrong = `
/** What is missing, as a list of links that has the focus. */
export const FailedSubmit: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(canvas.getByRole('region', { name: /${required} isian/ })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
`;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { refusal } from '../testing/answers.ts';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { ${name.pascal}Form } from './${name.kebab}-form.tsx';

const answer = { id: '7', message: 'Berhasil menyimpan' };

const meta = {
  title: 'Forms/${name.pascal}Form',
  component: ${name.pascal}Form,
  // The sheet of a page leaves this much room, over which the action bar reaches.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      purpose: 'What ${name.pascal}Form is for.',
      instead: ['When to use something else, and what.'],
      keyboard: [
        ['Tab', 'Goes through the fields'],
        ['Enter in a field of one line', 'Saves'],
      ],
      good: ['Let \`onSave\` reject with the error of the call: refused fields are reported beside the field.'],
      bad: ['Do not leave the page in \`onSave\`: \`onSaved\` comes once the draft is gone.'],
      messages: ['${name.camel}', 'form', 'draft'],
    } satisfies ComponentGuide,
  },
  args: { onSave: fn(async () => answer), onSaved: fn(), onBack: fn() },
} satisfies Meta<typeof ${name.pascal}Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { ${values(plan)} };

/** As it opens. */
export const Default: Story = {};

/** Filled. */
export const Variants: Story = { args: { initial: filled } };
${required > 0 ? wrong : ''}
/** Saved: the page goes on with the answer. */
export const Saved: Story = {
  args: { initial: filled },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(answer));
  },
};

const taken = refusal('Ada isian yang perlu diperbaiki.', {
  path: ['${first.name}'],
  message: '${first.label} sudah dipakai.',
});

/** The server refused one field: its words stand beside it and in the list. */
export const RefusedByTheServer: Story = {
  args: { initial: filled, onSave: fn(() => Promise.reject(taken)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(await canvas.findByRole('link', { name: '${first.label} sudah dipakai.' })).toBeVisible();
  },
};

const { store } = memoryDrafts({
  '${name.kebab}': { version: 1, savedAt: '2026-03-02T01:00:00Z', values: filled },
});

/** A draft of an earlier visit is offered, not forced. */
export const DraftFound: Story = {
  args: { draft: { store } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pulihkan draf' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '${first.label}' })).toHaveValue('');
  },
};
`;
}

/** <name>-form.test.tsx */
export function formTestSource(plan: FormPlan): string {
  const { name, fields } = plan;
  const [first] = fields;
  const required = fields.filter((field) => field.required).length;
  return `import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInOffice } from '../testing/in-office.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { ${name.pascal}Form, type ${name.pascal}FormProps } from './${name.kebab}-form.tsx';

type Props = ${name.pascal}FormProps<string>;

function open(props: Partial<Props> = {}) {
  const onSave = vi.fn<Props['onSave']>(async () => 'Berhasil menyimpan');
  const onSaved = vi.fn();
  renderInOffice(<${name.pascal}Form onSave={onSave} onSaved={onSaved} onBack={vi.fn()} {...props} />);
  return { onSave, onSaved };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

async function fillIn() {
${listed(fields.map(({ label, sample }) => `  await userEvent.type(field('${label}'), '${sample.typed}');`))}
}

test('hands over what was typed in the shape of the contract', async () => {
  const { onSave } = open();
  await fillIn();
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledExactlyOnceWith({ ${values(plan)} }, expect.anything()));
});
${
  required > 0
    ? `
test('names what is missing, and saves nothing', async () => {
  const { onSave } = open();
  await save();
  expect(screen.getAllByRole('link')).toHaveLength(${required});
  expect(onSave).not.toHaveBeenCalled();
});
`
    : ''
}
test('keeps a draft until it was saved, also when that fails at first', async () => {
  const { drafts, store } = memoryDrafts();
  const onSave = vi.fn(async () => 'Berhasil menyimpan').mockRejectedValueOnce(new TypeError('x'));
  const { onSaved } = open({ draft: { store }, onSave });
  await fillIn();
  await waitFor(() => expect(drafts.size).toBe(1));
  await save();
  await screen.findByRole('group', { name: /^Gagal simpan data/ });
  expect([drafts.size, field('${first.label}').value]).toEqual([1, '${first.sample.typed}']);
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith('Berhasil menyimpan'));
  expect(drafts.size).toBe(0);
});
`;
}
