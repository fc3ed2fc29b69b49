import { containerCheckDigit, containerProblem } from '@pabean/api/rules';
import { Button, ListEditorFrame, ListEditorNote, ListEditorRow, TextField } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../packages/ui/src/testing/say.ts';

interface Row {
  id: number;
  number: string;
}

const first: readonly Row[] = ['CSQU3054383', 'SEGU5201764', 'MSKU9070323'].map((number, id) => ({
  id,
  number,
}));

/** A row's error, and the help after it. */
function problemOf({ number }: Row): { error: string; help: string | undefined } | undefined {
  const problem = number && containerProblem(number);
  if (!problem) return undefined;
  const digit = containerCheckDigit(number);
  return {
    error: say('Nomor Peti Kemas tidak valid.', 'Container number is not valid.'),
    help:
      problem === 'checkDigit'
        ? say(`Angka pemeriksa seharusnya ${digit}.`, `The check digit should be ${digit}.`)
        : undefined,
  };
}

function Containers() {
  const [rows, setRows] = useState(first);
  const [deleted, setDeleted] = useState<{ row: Row; index: number }>();
  const list = useRef<HTMLDivElement>(null);
  const wrong = rows.flatMap((row, index) => (problemOf(row) ? [index + 1] : []));
  const change = (next: readonly Row[]) => {
    setDeleted(undefined);
    setRows(next);
  };
  return (
    <div className="pattern-form">
      <ListEditorFrame
        ref={list}
        label={say('Daftar Kontainer', 'List of containers')}
        head={[say('Nomor Peti Kemas', 'Container number')]}
        columns="minmax(0, 1fr)"
        filled={rows.filter(({ number }) => number).length}
        total={first.length}
        wrong={wrong.length}
        removed={deleted && deleted.index + 1}
        onUndo={() => deleted && change(rows.toSpliced(deleted.index, 0, deleted.row))}
        onAdd={() => change([...rows, { id: Date.now(), number: '' }])}
        full={
          rows.length >= first.length &&
          say('Jumlah kontainer yang diisikan: 3.', 'Number of containers declared: 3.')
        }
        actions={<Button size="small">{say('Tempel', 'Paste')}</Button>}
      >
        {rows.map((row, index) => {
          const problem = problemOf(row);
          const errorId = `container-error-${row.id}`;
          return (
            <ListEditorRow
              key={row.id}
              number={index + 1}
              valid={Boolean(row.number)}
              {...problem}
              errorId={errorId}
              onRemove={() => {
                setDeleted({ row, index });
                setRows(rows.toSpliced(index, 1));
              }}
            >
              <TextField
                label={say(`Nomor Peti Kemas, baris ${index + 1}`, `Container number, row ${index + 1}`)}
                labelHidden
                code
                value={row.number}
                onChange={({ target }) => change(rows.with(index, { ...row, number: target.value }))}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem && errorId}
              />
            </ListEditorRow>
          );
        })}
      </ListEditorFrame>
      <ListEditorNote list={list} rows={wrong} />
    </div>
  );
}

const meta = {
  title: 'Patterns/List editing',
  tags: ['!dev'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Numbered rows, each with its mark; the footer names the row to fix; a deleted row can be restored. */
export const List: Story = { render: () => <Containers /> };

/** The named row is deleted and restored in its place; the wrong field shows its error. */
export const DeletesAndTakesBack: Story = {
  ...List,
  play: async ({ canvas }) => {
    const inRow = (row: number) =>
      canvas.getByRole('textbox', {
        name: say(`Nomor Peti Kemas, baris ${row}`, `Container number, row ${row}`),
      });
    await expect(inRow(2)).toBeInvalid();
    await expect(inRow(2)).toHaveAccessibleDescription(
      new RegExp(say('^Nomor Peti Kemas tidak valid\\..*9\\.$', '^Container number is not valid\\..*9\\.$')),
    );
    await userEvent.click(canvas.getByRole('button', { name: say('Hapus baris 3', 'Delete row 3') }));
    await expect(canvas.getByRole('button', { name: say('Urungkan', 'Undo') })).toHaveAccessibleDescription(
      say('Baris 3 dihapus.', 'Row 3 deleted.'),
    );
    await expect(canvas.queryByRole('textbox', { name: new RegExp(say('baris 3$', 'row 3$')) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: say('Urungkan', 'Undo') }));
    await expect(inRow(3)).toHaveValue('MSKU9070323');
    await userEvent.click(canvas.getByRole('button', { name: say('Hapus baris 2', 'Delete row 2') }));
    await expect(inRow(2)).toHaveValue('MSKU9070323');
    await expect(inRow(2)).toBeValid();
  },
};
