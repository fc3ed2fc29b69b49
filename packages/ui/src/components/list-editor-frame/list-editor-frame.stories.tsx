import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardPaste, Download, FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Button } from '../button/index.ts';
import { DateField } from '../date-field/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { ListEditorFrame, type ListEditorFrameProps } from './list-editor-frame.tsx';
import { ListEditorNote } from './list-editor-note.tsx';
import { ListEditorRow } from './list-editor-row.tsx';

interface Row {
  id: number;
  number: string;
  size: string;
}
const numbers = ['MSKU9070323', 'TEMU6482100', 'SEGU5201764', 'OOLU1988438', ''];
const containers: Row[] = numbers.map((number, index) => ({ id: index, number, size: number && '40' }));
const sizes = ['20', '40', '45'].map((value) => ({ value, label: value }));
const wrong = 'SEGU5201764';

const actions = (
  <>
    <Button variant="tertiary" size="small" icon={<ClipboardPaste size={16} />}>
      {say('Tempel', 'Paste')}
    </Button>
    <Button variant="tertiary" size="small" icon={<FileSpreadsheet size={16} />}>
      {say('Impor CSV', 'Import CSV')}
    </Button>
    <Button variant="tertiary" size="small" icon={<Download size={16} />}>
      {say('Templat', 'Template')}
    </Button>
  </>
);

function rowOf({ id, number, size }: Row, index: number, onRemove?: () => void) {
  const invalid = number === wrong;
  const errorId = `galat-${id}`;
  return (
    <ListEditorRow
      key={id}
      number={index + 1}
      valid={Boolean(number) && !invalid}
      error={invalid && say('Nomor Peti Kemas tidak valid.', 'Container number is not valid.')}
      help={
        <>
          {say('Angka pemeriksa untuk SEGU 520176 adalah', 'The check digit of SEGU 520176 is')} <b>9</b>
          {say(', bukan 4.', ', not 4.')}
        </>
      }
      errorId={errorId}
      onRemove={onRemove}
    >
      <TextField
        label={say(`Nomor Peti Kemas baris ${index + 1}`, `Container number, row ${index + 1}`)}
        labelHidden
        code
        defaultValue={number}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? errorId : undefined}
      />
      <Select
        label={say(`Ukuran dalam kaki, baris ${index + 1}`, `Size in feet, row ${index + 1}`)}
        labelHidden
        options={sizes}
        placeholder="–"
        defaultValue={size}
      />
    </ListEditorRow>
  );
}

const frame = {
  label: say('Daftar Kontainer', 'List of containers'),
  head: [say('Nomor Peti Kemas', 'Container number'), say('Ukuran (kaki)', 'Size (feet)')],
  columns: 'minmax(0, 1fr) 116px',
  phoneColumns: 'minmax(0, 1fr) 68px',
  filled: 4,
  total: 5,
  wrong: 1,
  actions,
  onAdd: fn(),
  onUndo: fn(),
};

const meta = {
  title: 'Components/Inputs/ListEditorFrame',
  component: ListEditorFrame,
  args: {
    ...frame,
    children: containers.map((row, index) => rowOf(row, index, () => undefined)),
  },
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: ['p', 'p + div', 'li > span', 'li > div + span', 'li p', '[data-list-add]'],
    },
  },
} satisfies Meta<typeof ListEditorFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows that can be added, deleted and restored. */
function Editor(props: Partial<ListEditorFrameProps>) {
  const [rows, setRows] = useState(containers);
  const [deleted, setDeleted] = useState<{ row: Row; index: number }>();
  const list = useRef<HTMLDivElement>(null);
  const wrongRows = rows.flatMap(({ number }, index) => (number === wrong ? [index + 1] : []));
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <ListEditorFrame
        {...frame}
        {...props}
        ref={list}
        filled={rows.filter(({ number }) => number).length}
        wrong={wrongRows.length}
        removed={deleted && deleted.index + 1}
        full={
          rows.length >= 6 && say('Jumlah kontainer yang diisikan: 6.', 'Number of containers declared: 6.')
        }
        onAdd={() => {
          setDeleted(undefined);
          setRows([...rows, { id: Date.now(), number: '', size: '' }]);
        }}
        onUndo={() => {
          if (deleted) setRows(rows.toSpliced(deleted.index, 0, deleted.row));
          setDeleted(undefined);
        }}
      >
        {rows.map((row, index) =>
          rowOf(row, index, () => {
            setDeleted({ row, index });
            setRows(rows.toSpliced(index, 1));
          }),
        )}
      </ListEditorFrame>
      <ListEditorNote list={list} rows={wrongRows} />
    </div>
  );
}

export const Default: Story = {
  render: () => <Editor style={{ maxInlineSize: 712 }} />,
};

/** A valid, an invalid and an empty row; cards on a phone. */
export const Parts: Story = {
  args: {
    phoneColumns: undefined,
    filled: 2,
    total: 3,
    children: [0, 2, 4].map((at, index) => rowOf(containers[at] as Row, index, () => undefined)),
  },
};

/**
 * Filled, invalid and empty rows; a deleted row and no more to add; rows without a declared number, cards on a phone.
 */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40, maxInlineSize: 712 }}>
      <ListEditorFrame {...args} />
      <ListEditorFrame
        {...args}
        filled={2}
        total={3}
        wrong={0}
        removed={2}
        full={say('Jumlah kontainer yang diisikan: 3.', 'Number of containers declared: 3.')}
      >
        {containers.toSpliced(1, 2).map((row, index) => rowOf(row, index, () => undefined))}
      </ListEditorFrame>
      <ListEditorFrame
        label={say('Dokumen bertanggal', 'Dated documents')}
        head={[say('Nomor', 'Number'), say('Tanggal', 'Date')]}
        columns="minmax(0, 1fr) 200px"
        filled={1}
        onAdd={args.onAdd}
      >
        <ListEditorRow number={1} valid onRemove={() => undefined}>
          <TextField label={say('Nomor, baris 1', 'Number, row 1')} labelHidden defaultValue="CK-1/2024" />
          <DateField
            label={say('Tanggal, baris 1', 'Date, row 1')}
            labelHidden
            hint=""
            defaultValue="2024-09-24"
          />
        </ListEditorRow>
        <ListEditorRow number={2} onRemove={() => undefined}>
          <TextField label={say('Nomor, baris 2', 'Number, row 2')} labelHidden />
          <DateField label={say('Tanggal, baris 2', 'Date, row 2')} labelHidden hint="" />
        </ListEditorRow>
      </ListEditorFrame>
    </div>
  ),
};

const inRow = (row: number) => ({
  name: say(`Nomor Peti Kemas baris ${row}`, `Container number, row ${row}`),
});

export const DeletesAndTakesBack: Story = {
  ...Default,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: say('Hapus baris 2', 'Delete row 2') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByText(say('3 dari 5 baris terisi', '3 of 5 rows filled in'), { selector: 'b' }),
    ).toBeVisible();
    const undo = canvas.getByRole('button', { name: say('Urungkan', 'Undo') });
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAccessibleDescription(say('Baris 2 dihapus.', 'Row 2 deleted.'));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', inRow(2))).toHaveValue('TEMU6482100');
    await expect(canvas.getByRole('textbox', inRow(2))).toHaveFocus();
  },
};

export const AddsARowAndGoesThere: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Tambah baris', 'Add a row') }));
    await expect(canvas.getByRole('textbox', inRow(6))).toHaveFocus();
    const add = canvas.getByRole('button', { name: say('Tambah baris', 'Add a row') });
    await expect(add).toBeDisabled();
    await expect(add).toHaveAccessibleDescription(
      say('Jumlah kontainer yang diisikan: 6.', 'Number of containers declared: 6.'),
    );
  },
};

export const LeadsToTheRowToFix: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: say('Perbaiki baris 3 untuk menyimpan.', 'Correct row 3 to save.'),
      }),
    );
    const wrongOne = canvas.getByRole('textbox', inRow(3));
    await expect(wrongOne).toHaveFocus();
    await expect(wrongOne).toHaveAccessibleDescription(
      new RegExp(
        say(
          '^Nomor Peti Kemas tidak valid. Angka pemeriksa',
          '^Container number is not valid. The check digit',
        ),
      ),
    );
  },
};

/** Up and down move by rows in text fields; a select keeps its own arrow keys. */
export const StepsThroughTheRows: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const field = (row: number) => canvas.getByRole('textbox', inRow(row));
    field(1).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field(3)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field(2)).toHaveFocus();
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
    await expect(field(2)).toHaveFocus();
  },
};
