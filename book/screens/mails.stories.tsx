import { examples as mails } from 'virtual:mails';
import { Panel, SegmentedControl } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

type Version = 'html' | 'text';

/** Every mail that the server sends, made by the server when the book is built. */
function Mails({ version: first }: { version: Version }) {
  const [version, setVersion] = useState(first);
  return (
    <main className="screen-stack" style={{ padding: 24 }}>
      <h1>Email</h1>
      <SegmentedControl
        label="Versi"
        value={version}
        onChange={setVersion}
        options={[
          { value: 'html', label: 'HTML' },
          { value: 'text', label: 'Teks' },
        ]}
      />
      {mails.map(({ name, subject, html, text }) => (
        <Panel key={name} level={2} heading={subject}>
          <p>
            <code>{name}</code>
          </p>
          {version === 'html' ? (
            <iframe
              title={subject}
              srcDoc={html}
              sandbox=""
              style={{ inlineSize: '100%', blockSize: 560, border: 0 }}
            />
          ) : (
            <pre style={{ whiteSpace: 'pre-wrap' }}>{text}</pre>
          )}
        </Panel>
      ))}
    </main>
  );
}

const meta = {
  title: 'Contoh layar/Email',
  component: Mails,
  parameters: { layout: 'fullscreen' },
  args: { version: 'html' },
} satisfies Meta<typeof Mails>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As a mail program shows them that knows HTML. */
export const Html: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Tautan password baru')).toBeVisible();
  },
};

/** As plain text: the same sentences. */
export const PlainText: Story = { args: { version: 'text' } };
