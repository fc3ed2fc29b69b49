import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { opened } from '../../testing/opened.tsx';
import { say } from '../../testing/say.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';

const meta = {
  title: 'Components/Inputs/DateField',
  component: DateField,
  decorators: [opened()],
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    anatomy: {
      of: 'Parts',
      parts: [
        'label',
        'div:has(> label) + div',
        'input',
        'button[aria-haspopup="dialog"]',
        '[role="dialog"] div:has(> strong)',
        '[aria-selected="true"] button',
      ],
    },
  },
  args: { label: say('Tanggal datang', 'Arrival date'), onValueChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a day, its calendar open. */
export const Parts: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 290, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { defaultValue: '2024-09-22' },
  play: async () => openCalendar(),
};

const opener = say('Buka kalender', 'Open the calendar');
const october = say('Oktober', 'October');

const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: opener }));
  await waitFor(() =>
    expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement),
  );
};
/** A day of the calendar, by its date or the name of its weekday and its date. */
const day = (name: string) => screen.getByRole('button', { name: new RegExp(`\\b${name}`) });

/** Wrong, locked, disabled, and below them with its calendar open. */
export const Variants: Story = {
  parameters: { docs: { story: { height: '800px' } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, alignContent: 'start' }}>
      <DateField
        {...args}
        label={say('Tanggal Permohonan', 'Application date')}
        value="31-02-2024"
        error={say('Tanggal Permohonan tidak valid.', 'Application date is not valid.')}
      />
      <DateField {...args} label={say('Tanggal BC 1.1', 'BC 1.1 date')} value="2024-09-20" locked />
      <DateField {...args} label={say('Berlaku Sampai', 'Valid until')} optional disabled />
      {/* Room for the calendar. */}
      <div style={{ minBlockSize: 460 }}>
        <DateField {...args} defaultValue="2024-09-26" min="2024-09-03" />
      </div>
    </div>
  ),
  play: async () => {
    await userEvent.click(screen.getAllByRole('button', { name: opener }).at(-1) as HTMLElement);
    await waitFor(() => expect(day('26 September 2024')).toHaveFocus());
  },
};

function Controlled(props: DateFieldProps) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <>
      <DateField {...props} value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

/** Every common notation is understood, and tidied on blur; a text that is not a date stays as typed. */
export const UnderstandsWhatIsTyped: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: say('Tanggal datang', 'Arrival date') });
    await userEvent.type(input, '4/9/2024');
    await expect(canvas.getByRole('status')).toHaveTextContent('2024-09-04');
    await userEvent.tab();
    await expect(input).toHaveValue('04-09-2024');
    await userEvent.clear(input);
    await userEvent.type(input, 'besok');
    await userEvent.tab();
    await expect(input).toHaveValue('besok');
    await expect(canvas.getByRole('status')).toHaveTextContent('besok');
  },
};

export const PicksFromTheCalendar: Story = {
  args: { defaultValue: '2024-09-26' },
  play: async ({ args, canvas }) => {
    await openCalendar();
    await expect(day('26 September 2024').closest('td')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(day(say('Selasa, 24 September 2024', 'Tuesday, 24 September 2024')));
    await expect(canvas.getByRole('textbox')).toHaveValue('24-09-2024');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2024-09-24');
    await expect(canvas.getByRole('button', { name: opener })).toHaveFocus();
  },
};

/** Arrows move by days and weeks, Home and End within the week of the language, Page by months, with Shift by years. */
export const MovesThroughTheCalendarByKeys: Story = {
  args: { defaultValue: '2024-09-26' },
  play: async ({ canvas }) => {
    await openCalendar();
    const last = say('28', '29');
    const steps: [string, string][] = [
      ['{ArrowRight}', '27 September 2024'],
      ['{ArrowDown}', `4 ${october} 2024`],
      ['{ArrowLeft}', `3 ${october} 2024`],
      ['{ArrowUp}', '26 September 2024'],
      ['{Home}', say('Minggu, 22 September 2024', 'Monday, 23 September 2024')],
      ['{End}', say('Sabtu, 28 September 2024', 'Sunday, 29 September 2024')],
      ['{PageDown}', `${last} ${october} 2024`],
      ['{PageUp}', `${last} September 2024`],
      ['{Shift>}{PageUp}{/Shift}', `${last} September 2023`],
      ['{Shift>}{PageDown}{/Shift}', `${last} September 2024`],
    ];
    for (const [key, name] of steps) {
      await userEvent.keyboard(key);
      await expect(day(name)).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue(`${last}-09-2024`);
  },
};

export const EscapeLeavesTheDayAsItWas: Story = {
  args: { defaultValue: '2024-09-26' },
  play: async ({ args, canvas }) => {
    await openCalendar();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: opener })).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('26-09-2024');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Days outside the bounds can be seen but not chosen. */
export const KeepsWithinBounds: Story = {
  args: { defaultValue: '2024-09-26', min: '2024-09-25', max: '2024-10-02' },
  play: async ({ args }) => {
    await openCalendar();
    await userEvent.keyboard('{ArrowUp}');
    await expect(day('25 September 2024')).toHaveFocus();
    await userEvent.click(day('24 September 2024'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: say('Bulan berikutnya', 'Next month') }));
    await userEvent.click(day(`2 ${october} 2024`));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2024-10-02');
  },
};
