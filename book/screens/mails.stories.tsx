import { examples as mails } from 'virtual:mails';
import { Panel, SegmentedControl } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { say } from '../../packages/ui/src/testing/say.ts';

type Version = 'html' | 'text';

/** Keeps a frame as high as the mail in it. */
function fitToMail(frame: HTMLIFrameElement) {
  // In the next frame: a height that changes within the notification causes another one.
  const observer = new ResizeObserver(([mail]) =>
    requestAnimationFrame(() => {
      if (mail) frame.style.blockSize = `${mail.target.getBoundingClientRect().height}px`;
    }),
  );
  frame.addEventListener('load', () => {
    if (frame.contentDocument) observer.observe(frame.contentDocument.documentElement);
  });
  return () => observer.disconnect();
}

/** Every mail that the server sends, made by the server when the book is built. */
function Mails({ version: first }: { version: Version }) {
  const [version, setVersion] = useState(first);
  return (
    <main className="screen-stack" style={{ padding: 24 }}>
      <h1>{say('Email', 'E-mail')}</h1>
      <div>
        <SegmentedControl
          label={say('Versi', 'Version')}
          value={version}
          onChange={setVersion}
          options={[
            { value: 'html', label: 'HTML' },
            { value: 'text', label: say('Teks', 'Text') },
          ]}
        />
      </div>
      {mails.map(({ name, subject, html, text }) => (
        <Panel key={name} level={2} heading={subject}>
          <p>
            <code>{name}</code>
          </p>
          {version === 'html' ? (
            <iframe
              title={subject}
              srcDoc={html}
              // Runs no scripts; of the same origin, so that its height can be read.
              sandbox="allow-same-origin"
              ref={fitToMail}
              style={{ inlineSize: '100%', blockSize: 560, border: 0 }}
            />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys scroll to the rest of a long URL
            <pre tabIndex={0} style={{ whiteSpace: 'pre-wrap', overflowX: 'auto' }}>
              {text}
            </pre>
          )}
        </Panel>
      ))}
    </main>
  );
}

const meta = {
  title: 'Screens/Mails',
  component: Mails,
  // Mails come from our server while the book is built: copied code would have none to show.
  parameters: {
    layout: 'fullscreen',
    docs: { canvas: { sourceState: 'none' }, story: { inline: false } },
  },
  argTypes: { version: { table: { disable: true } } },
  args: { version: 'html' },
} satisfies Meta<typeof Mails>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As shown by a mail program with HTML. */
export const Html: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Tautan password baru');
    await expect(frame).toBeVisible();
    await waitFor(() => {
      const { clientHeight = 0, scrollHeight } = frame.contentDocument?.scrollingElement ?? {};
      return expect(scrollHeight).toBe(clientHeight);
    });
  },
};

/** As plain text: the same sentences. */
export const PlainText: Story = { args: { version: 'text' } };
