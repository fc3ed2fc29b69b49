import { Button, ListEditorFrame, ListEditorRow, TextField } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

const first = ['CSQU3054383', 'SEGU5201764', 'MSKU9070323'];

function Containers() {
  const [rows, setRows] = useState(first);
  const [before, setBefore] = useState<string[]>();
  const remove = (gone: string) => {
    setBefore(rows);
    setRows(rows.filter((row) => row !== gone));
  };
  const wrong = rows.includes('SEGU5201764');
  return (
    <ListEditorFrame
      label="Daftar Kontainer"
      head={['Nomor Peti Kemas']}
      columns="minmax(0, 1fr)"
      filled={rows.length}
      total={first.length}
      wrong={wrong ? 1 : 0}
      removed={before ? 1 : 0}
      onUndo={() => {
        setRows(first);
        setBefore(undefined);
      }}
      actions={<Button size="small">Tempel</Button>}
    >
      {rows.map((row, index) => (
        <ListEditorRow
          key={row}
          number={index + 1}
          valid={row !== 'SEGU5201764'}
          error={row === 'SEGU5201764' ? 'Angka pemeriksa salah. Seharusnya 9.' : undefined}
          onRemove={() => remove(row)}
        >
          <TextField label={`Nomor Peti Kemas, baris ${index + 1}`} labelHidden code defaultValue={row} />
        </ListEditorRow>
      ))}
    </ListEditorFrame>
  );
}

const meta = {
  title: 'Pola/Daftar isian',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Numbered rows, each with its mark; a removed one can be brought back. */
export const List: Story = { render: () => <Containers /> };
