import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../testing/say.ts';
import { vars } from '../../theme/vars.css.ts';
import { Motif } from './motif.tsx';
import { MotifBand } from './motif-band.tsx';

const meta = {
  title: 'Components/Navigation and data/Motif',
  component: Motif,
  parameters: {
    guide: {
      purpose:
        'The office’s woven motif in one of its three places: over an announcement, at the foot of the login panel, above an empty state.',
      instead: [
        'For the sign of the portal, use Mark.',
        'For the band alone, use MotifBand, which leaves the other places out of the bundle.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Band', 'svg[data-place="band"]', 'A row above an announcement.'],
          [
            'Cloth',
            'svg[data-place="cloth"]',
            'The foot of the login panel: a field that fades upwards over a woven border.',
          ],
          ['Emblem', 'svg[data-place="emblem"]', 'The sign of an empty state, over one thread.'],
        ],
      },
      pairs: [
        {
          good: {
            says: 'The band stands above the words.',
            shows: () => (
              <div style={{ background: vars.color.chrome, color: vars.color.chromeText }}>
                <MotifBand />
                <p style={{ padding: 16 }}>
                  {say('Kantor tutup 17 Agustus.', 'The office is closed on 17 August.')}
                </p>
              </div>
            ),
          },
          bad: {
            says: 'Behind words it makes them hard to read.',
            shows: () => (
              <div
                style={{
                  display: 'grid',
                  alignItems: 'center',
                  background: vars.color.chrome,
                  color: vars.color.chromeText,
                }}
              >
                <MotifBand style={{ gridArea: '1 / 1', blockSize: 84 }} />
                <p style={{ gridArea: '1 / 1', padding: 16 }}>
                  {say('Kantor tutup 17 Agustus.', 'The office is closed on 17 August.')}
                </p>
              </div>
            ),
          },
        },
        {
          good: {
            says: 'Gold on the navy of the frame.',
            shows: () => (
              <div style={{ background: vars.color.chrome }}>
                <MotifBand />
              </div>
            ),
          },
          bad: { says: 'On paper the gold is too pale to be seen well.', shows: () => <MotifBand /> },
        },
      ],
      good: [
        'Put `band` and `cloth` on the navy of the frame; they are gold.',
        'Give the office’s own weave; all three fit all places.',
      ],
      bad: [
        'Do not put it into tables, forms or buttons.',
        'Do not say anything by it; it is gone in print and for screen readers.',
      ],
      spoken: ['It is decoration and hidden from screen readers.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Motif>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ background: vars.color.chrome }}>
        <Story />
      </div>
    ),
  ],
};

/** The three motifs in their three places. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
      {(['pucuk-rebung', 'kawung', 'kotak'] as const).map((weave) => (
        <div key={weave} style={{ display: 'grid', gap: 16, alignContent: 'start', justifyItems: 'center' }}>
          <div style={{ background: vars.color.chrome, inlineSize: '100%' }}>
            <Motif weave={weave} />
          </div>
          <div style={{ background: vars.color.chrome, inlineSize: '100%', overflow: 'hidden' }}>
            <Motif weave={weave} place="cloth" style={{ blockSize: 320 }} />
          </div>
          <Motif weave={weave} place="emblem" />
        </div>
      ))}
    </div>
  ),
};

/** One motif in its three places. */
export const Parts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ background: vars.color.chrome }}>
        <Motif />
      </div>
      <div style={{ background: vars.color.chrome }}>
        <Motif place="cloth" style={{ blockSize: 180 }} />
      </div>
      <Motif place="emblem" />
    </div>
  ),
};
