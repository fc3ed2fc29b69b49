import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button, ButtonLink } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { sheet } from './action-bar.examples.tsx';
import { ActionBar } from './action-bar.tsx';

const back = (
  <ButtonLink href="#langkah-1" icon={<ArrowLeft size={16} />}>
    {say('Kembali', 'Back')}
  </ButtonLink>
);

const meta = {
  title: 'Components/Actions/ActionBar',
  component: ActionBar,
  args: {
    children: (
      <>
        <Button variant="primary">{say('Simpan', 'Save')}</Button>
        <Button variant="tertiary">{say('Kembali', 'Back')}</Button>
      </>
    ),
    note: say('Draf disimpan di perangkat ini, 09.42', 'Draft kept on this device, 09.42'),
  },
  parameters: {
    anatomy: { of: 'Parts', parts: ['a', 'p', 'button'] },
  },
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A step of a wizard on a narrow sheet: the back link, what was saved, the next button. */
export const Parts: Story = {
  args: {
    children: back,
    note: say('Langkah 2 dari 3 · disimpan 09.42', 'Step 2 of 3 · saved 09.42'),
    end: <Button variant="primary">{say('Lanjut', 'Continue')}</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ ...sheet, maxInlineSize: 560, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
};

/** A form, with its draft saved, busy; a wizard at its first step, in the middle, and busy. */
export const Variants: Story = {
  render: () => (
    <div style={{ ...sheet, display: 'grid', gap: 24 }}>
      <ActionBar>
        <Button variant="primary">{say('Simpan', 'Save')}</Button>
        <Button variant="tertiary">{say('Kembali', 'Back')}</Button>
      </ActionBar>
      <ActionBar note={say('Draf disimpan di perangkat ini, 09.42', 'Draft kept on this device, 09.42')}>
        <Button variant="primary">{say('Simpan', 'Save')}</Button>
        <Button variant="tertiary">{say('Kembali', 'Back')}</Button>
      </ActionBar>
      <ActionBar note={say('Draf disimpan di perangkat ini, 09.42', 'Draft kept on this device, 09.42')}>
        <Button variant="primary" busy busyLabel={say('Menyimpan…', 'Saving…')}>
          {say('Simpan', 'Save')}
        </Button>
        <Button variant="tertiary">{say('Kembali', 'Back')}</Button>
      </ActionBar>
      <ActionBar
        end={
          <Button variant="primary">
            {say('Lanjut', 'Continue')} <ArrowRight size={16} />
          </Button>
        }
      />
      <ActionBar
        note={say('Langkah 2 dari 3 · disimpan 09.42', 'Step 2 of 3 · saved 09.42')}
        end={
          <Button variant="primary">
            {say('Simpan dan lanjut', 'Save and continue')} <ArrowRight size={16} />
          </Button>
        }
      >
        {back}
      </ActionBar>
      <ActionBar
        note={say('Langkah 3 dari 3 · disimpan 09.43', 'Step 3 of 3 · saved 09.43')}
        end={
          <Button variant="primary" busy busyLabel={say('Mengirim…', 'Sending…')}>
            {say('Simpan dan Kirim', 'Save and send')}
          </Button>
        }
      >
        {back}
      </ActionBar>
    </div>
  ),
};

/** It stays visible although the form is longer than the screen, and hides no focused field. */
export const StaysInSight: Story = {
  decorators: [
    (Story) => (
      <div style={{ ...sheet, display: 'grid', gap: 24 }}>
        {Array.from({ length: 12 }, (_, index) => index + 1).map((number) => (
          <TextField key={number} label={say(`Isian ${number}`, `Field ${number}`)} />
        ))}
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: say('Simpan', 'Save') });
    canvas.getByRole('textbox', { name: say('Isian 1', 'Field 1') }).focus();
    for (let number = 2; number <= 12; number += 1) {
      await userEvent.tab();
      const field = canvas.getByRole('textbox', { name: say(`Isian ${number}`, `Field ${number}`) });
      await expect(field).toHaveFocus();
      await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
      await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        save.getBoundingClientRect().top,
      );
    }
  },
};
