import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { posed } from '../../testing/posed.tsx';
import { say } from '../../testing/say.ts';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton } from './icon-button.tsx';

const rows = { display: 'grid', gap: 16 } as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: say('Simpan', 'Save'), onClick: fn() },
  parameters: {
    guide: {
      purpose: 'Starts something: saves, sends, deletes, opens a dialog. Its words begin with the verb.',
      instead: [
        'For going somewhere, use Link, or ButtonLink where the way onwards should look like a button.',
        'For an action whose icon everybody knows, in a row or a toolbar, use IconButton.',
        'For several actions behind one button, use Menu.',
        'For a setting that is on or off, use Switch.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Icon', 'svg', 'Recognised before the words are read. Leave it out where it adds nothing.'],
          ['Words', 'button::text', 'The verb first, then what it acts on.'],
          ['Surface', 'button + button', 'What is pressed. Its weight says how important the action is.'],
        ],
      },
      keyboard: [
        [
          'Tab',
          'Goes to the button, also to one that is busy or has `aria-disabled`; not to one with `disabled`',
        ],
        ['Enter, Space', 'Activates it; does nothing while it is busy or has `aria-disabled`'],
      ],
      pairs: [
        {
          good: {
            says: 'One primary beside quieter ones: the eye finds what comes next.',
            shows: () => (
              <div style={row}>
                <Button variant="primary">{say('Kirim', 'Send')}</Button>
                <Button>{say('Simpan Draf', 'Save Draft')}</Button>
              </div>
            ),
          },
          bad: {
            says: 'Two primaries: neither is the next step.',
            shows: () => (
              <div style={row}>
                <Button variant="primary">{say('Kirim', 'Send')}</Button>
                <Button variant="primary">{say('Simpan Draf', 'Save Draft')}</Button>
              </div>
            ),
          },
        },
        {
          good: {
            says: 'The words repeat the verb of the question.',
            shows: () => (
              <div style={row}>
                <Button variant="danger">{say('Hapus Kontainer', 'Delete Container')}</Button>
                <Button>{say('Batal', 'Cancel')}</Button>
              </div>
            ),
          },
          bad: {
            says: '“Ya” can only be understood with the question.',
            shows: () => (
              <div style={row}>
                <Button variant="danger">{say('Ya', 'Yes')}</Button>
                <Button>{say('Tidak', 'No')}</Button>
              </div>
            ),
          },
        },
      ],
      good: [
        'Have one primary a screen, and one in a dialog.',
        'Say what happens while it is busy, such as “Menyimpan…”.',
        'Where it cannot act yet, set `aria-disabled`, write the reason beside it and name it in `aria-describedby`.',
        'Open a deletion with `danger-edge`; keep `danger` for the button that carries it out.',
        'Use TooltipIconButton where the name of an icon is seen nowhere else.',
      ],
      bad: [
        'Do not write “OK” or “Ya”: repeat the verb of the question.',
        'Do not make an icon alone the primary action.',
        'Do not put an icon into every button; it helps where it is recognised faster than the words.',
        'Do not use `small` for actions that are meant for touch.',
      ],
      spoken: [
        'While busy the button is read with its busy words and as busy, and keeps the focus.',
        'An IconButton is read by its label.',
      ],
      messages: ['button'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { variant: 'primary' } };

/** One with an icon before its text, and a primary one. */
export const Parts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'center' }}>
      <Button icon={<Plus size={16} />}>{say('Tambah Pengajuan', 'Add application')}</Button>
      <Button variant="primary">{say('Kirim', 'Send')}</Button>
    </div>
  ),
};

/** Every variant, size and state. */
export const Variants: Story = {
  render: () => (
    <div style={rows}>
      <div style={row}>
        <Button variant="primary">{say('Simpan', 'Save')}</Button>
        <Button>{say('Batal', 'Cancel')}</Button>
        <Button variant="tertiary">{say('Kembali', 'Back')}</Button>
        <Button variant="quiet">{say('Detail', 'Details')}</Button>
        <Button variant="danger">{say('Hapus', 'Delete')}</Button>
        <Button variant="danger-edge">{say('Hapus', 'Delete')}</Button>
      </div>
      <div style={row}>
        <Button variant="primary" data-posed="hover">
          Hover
        </Button>
        <Button data-posed="hover">Hover</Button>
        <Button variant="tertiary" data-posed="hover">
          Hover
        </Button>
        <Button variant="quiet" data-posed="hover">
          Hover
        </Button>
        <Button variant="danger" data-posed="hover">
          Hover
        </Button>
        <Button variant="danger-edge" data-posed="hover">
          Hover
        </Button>
      </div>
      <div style={row}>
        <Button variant="primary" data-posed="active">
          {say('Ditekan', 'Pressed')}
        </Button>
        <Button variant="primary" data-posed="focus-visible">
          {say('Fokus', 'Focus')}
        </Button>
        <Button data-posed="focus-visible">{say('Fokus', 'Focus')}</Button>
        <Button variant="primary" busy busyLabel={say('Menyimpan…', 'Saving…')} />
        <Button busy busyLabel={say('Memuat…', 'Loading…')} />
      </div>
      <div style={row}>
        <Button variant="primary" aria-disabled aria-describedby="sebab">
          {say('Kirim', 'Send')}
        </Button>
        <span id="sebab">{say('Lengkapi 2 dokumen dulu.', 'Complete 2 documents first.')}</span>
      </div>
      <div style={row}>
        <Button variant="primary" size="large">
          {say('Besar 48', 'Large 48')}
        </Button>
        <Button variant="primary">{say('Biasa 40', 'Medium 40')}</Button>
        <Button variant="primary" size="small">
          {say('Kecil 32', 'Small 32')}
        </Button>
        <Button size="small" icon={<Plus size={16} />}>
          {say('Tambah Dokap', 'Add document')}
        </Button>
        <ButtonLink href="#pengajuan" variant="primary" icon={<Plus size={16} />}>
          {say('Tambah Pengajuan', 'Add application')}
        </ButtonLink>
      </div>
      <div style={row}>
        <IconButton label={say('Unduh', 'Download')} icon={<Download size={16} />} variant="secondary" />
        <IconButton label="Edit" icon={<Pencil size={16} />} />
        <IconButton label={say('Hapus', 'Delete')} icon={<Trash2 size={16} />} variant="danger" />
        <IconButton label="Hover" icon={<Pencil size={16} />} data-posed="hover" />
        <IconButton
          label={say('Hapus, hover', 'Delete, hover')}
          icon={<Trash2 size={16} />}
          variant="danger"
          data-posed="hover"
        />
        <IconButton
          label={say('Lainnya', 'Other')}
          icon={<Ellipsis size={16} />}
          data-posed="focus-visible"
        />
        <IconButton
          label={say('Tidak dapat diunduh', 'Cannot be downloaded')}
          icon={<Download size={16} />}
          aria-disabled
        />
        <IconButton
          label={say('Kecil', 'Small')}
          icon={<Pencil size={16} />}
          size="small"
          variant="secondary"
        />
      </div>
      <Button block>{say('Selebar kolom', 'As wide as the column')}</Button>
    </div>
  ),
  decorators: [posed()],
};

export const AnswersTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Simpan' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** A second click while the first is in progress does nothing, and the focus stays. */
export const IgnoresClicksWhileBusy: Story = {
  args: { variant: 'primary', busy: true, busyLabel: say('Menyimpan…', 'Saving…') },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menyimpan…' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** It can be focused and is described by the reason beside it, but does not act. */
export const SaysWhyItCannotAct: Story = {
  render: (args) => (
    <div style={row}>
      <Button {...args} variant="primary" aria-disabled aria-describedby="sebab">
        {say('Kirim', 'Send')}
      </Button>
      <span id="sebab">{say('Lengkapi 2 dokumen dulu.', 'Complete 2 documents first.')}</span>
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Kirim' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Lengkapi 2 dokumen dulu.');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
