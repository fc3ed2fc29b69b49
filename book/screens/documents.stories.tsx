import { examples } from 'virtual:documents';
import { FileViewer, Link, Select } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../packages/ui/src/testing/say.ts';

const mediaType = 'application/pdf';

/** Every document that the server draws, drawn by the server when the book is built. */
function Documents({ first }: { first: string }) {
  const [chosen, setChosen] = useState(first);
  const example = examples.find(({ name }) => name === chosen) ?? examples[0];
  const file = useMemo(
    () =>
      example && {
        name: example.name,
        mediaType,
        bytes: Uint8Array.from(atob(example.content), (letter) => letter.charCodeAt(0)),
      },
    [example],
  );
  return (
    <main className="screen-stack" style={{ padding: 24 }}>
      <h1>{say('Dokumen PDF', 'PDF documents')}</h1>
      <Select
        label={say('Dokumen', 'Documents')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={examples.map(({ name }) => ({ value: name, label: name }))}
      />
      {example && (
        <p>
          <Link href={`data:${mediaType};base64,${example.content}`} download={example.name}>
            {say('Unduh', 'Download')} {example.name}
          </Link>
        </p>
      )}
      <FileViewer file={file} />
    </main>
  );
}

const meta = {
  title: 'Screens/PDF documents',
  component: Documents,
  // Documents come from our server while the book is built: copied code would have none to show.
  parameters: {
    layout: 'fullscreen',
    docs: { canvas: { sourceState: 'none' } },
  },
  argTypes: { first: { table: { disable: true } } },
  args: { first: 'PPFTZ 000045.pdf' },
} satisfies Meta<typeof Documents>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the browser’s own viewer, where it has one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const download = say('Unduh', 'Download');
    const choice = canvas.getByRole('combobox', { name: say('Dokumen', 'Documents') });
    for (const name of ['Penerimaan', 'SPF', 'IP', 'Nota Penolakan', 'SPPB']) {
      await userEvent.selectOptions(choice, `${name} 000045.pdf`);
      await expect(canvas.getByRole('link', { name: `${download} ${name} 000045.pdf` })).toBeVisible();
    }
    for (const kind of ['Barang Penumpang', 'Barang Kiriman']) {
      await userEvent.selectOptions(choice, canvas.getByRole('option', { name: new RegExp(`^${kind} `) }));
      await expect(canvas.getByRole('link', { name: new RegExp(`^${download} ${kind} `) })).toBeVisible();
    }
  },
};
