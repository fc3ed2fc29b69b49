import { render } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { lostInForcedColours } from './forced-colours.ts';
import { Drawn, pictures } from './pictures.tsx';
import { waitForAnimations } from './wait-for-animations.ts';

interface Devtools {
  send: (method: string, params: object) => Promise<unknown>;
}

const emulate = (features: { name: string; value: string }[]) =>
  (cdp() as unknown as Devtools).send('Emulation.setEmulatedMedia', { features });

beforeAll(async () => {
  await emulate([
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
});
afterAll(async () => {
  await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
});

test('the system replaces the colours', () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});

test('what is shown by a tint or a shadow alone is refused', () => {
  render(
    <>
      <style>{`
        .tinted { border: 0; outline: 0; background: white }
        .tinted:focus { outline: 0 !important; box-shadow: 0 0 0 4px gold }
        .tinted[aria-pressed='true'] { box-shadow: 0 0 0 2px blue }
      `}</style>
      <p>
        <button type="button" className="tinted" aria-pressed="true">
          Bulan
        </button>
        <button type="button" className="tinted" aria-pressed="false">
          Tahun
        </button>
      </p>
      <div>
        <input className="tinted" aria-label="Nomor" />
      </div>
    </>,
  );
  expect(lostInForcedColours()).toEqual([
    '<button> “Bulan”: its focus is not seen',
    '<button> “Tahun”: its focus is not seen',
    '<input> “Nomor”: its focus is not seen',
    '<button> “Bulan”: aria-pressed is not seen',
    '<input> “Nomor” has no edge',
  ]);
});

// The server draws its documents when the first picture asks for them.
const patience = 60_000;

test.each(pictures)(
  '%s: focus, selected parts and edges are seen',
  async (_, load) => {
    render(<Drawn {...(await load())} />);
    await waitForAnimations();
    expect(lostInForcedColours()).toEqual([]);
  },
  patience,
);
