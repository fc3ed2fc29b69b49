import { Alert, Button, Link, Mark, Motif, StatusBadge, TextField } from '@pabean/ui';
import { id } from '@pabean/ui/messages';
import {
  contrastPairs,
  makeTheme,
  type OfficeTheme,
  officeStyleSheet,
  songket,
  type ThemeMode,
} from '@pabean/ui/theme';
import { useId, useState } from 'react';
import { say } from '../../packages/ui/src/testing/say.ts';

type Motifs = OfficeTheme['motif'];
const motifs: readonly Motifs[] = ['pucuk-rebung', 'kawung', 'kotak'];
const modes: readonly ThemeMode[] = ['light', 'dark', 'contrast'];

interface Knob {
  meaning: string;
  group: 'brand' | 'thread';
  key: 'h' | 'c' | 'neutral' | 'l';
  max: number;
  step: number;
  min?: number;
}

const knobs: readonly Knob[] = [
  { meaning: say('rona', 'hue'), group: 'brand', key: 'h', max: 360, step: 1 },
  { meaning: say('kroma', 'chroma'), group: 'brand', key: 'c', max: 0.13, step: 0.005 },
  {
    meaning: say('rona warna abu-abu', 'hue of the greys'),
    group: 'brand',
    key: 'neutral',
    max: 360,
    step: 1,
  },
  {
    meaning: say('kecerahan', 'lightness'),
    group: 'thread',
    key: 'l',
    min: 0.78,
    max: 0.95,
    step: 0.01,
  },
  { meaning: say('kroma', 'chroma'), group: 'thread', key: 'c', max: 0.18, step: 0.005 },
  { meaning: say('rona', 'hue'), group: 'thread', key: 'h', max: 360, step: 1 },
];

const nameOf = ({ group, key }: Knob) => `${group}.${key}`;

const numberOf = (office: OfficeTheme, { group, key }: Knob) =>
  (office[group] as Record<string, number>)[key] ?? 0;

const distance = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

/** The problems that the rules for a new office find in this one. */
function verdict(office: OfficeTheme): string {
  const pairs = modes.flatMap((mode) => contrastPairs(makeTheme(office, mode), mode));
  const below = pairs.filter(({ ratio, needed }) => ratio < needed);
  const near = [26, 153].filter((hue) => distance(office.brand.h, hue) < 20);
  if (below.length > 0)
    return `${below.length} ${say('pasangan di bawah rasio kontrasnya', 'pairs are below their contrast ratio')}: ${below[0]?.name}.`;
  if (near.length > 0)
    return say(
      'brand.h terlalu dekat dengan danger (26) atau success (153): beri jarak 20 derajat.',
      'brand.h is too close to danger (26) or success (153): keep 20 degrees away.',
    );
  return say(
    `Semua ${pairs.length} pasangan dari ketiga tema memenuhi rasio kontrasnya.`,
    `All ${pairs.length} pairs of the three themes meet their contrast ratio.`,
  );
}

/** Six numbers, a motif, and the theme made from them. */
export function OfficeEditor() {
  const [office, setOffice] = useState<OfficeTheme>({ ...songket, name: 'Baru' });
  const turn = ({ group, key }: Knob, value: number) =>
    setOffice((last) => ({ ...last, [group]: { ...last[group], [key]: value } }));
  return (
    <div className="book-office sb-unstyled">
      <div className="book-knobs">
        {knobs.map((knob) => (
          <Slider
            key={nameOf(knob)}
            knob={knob}
            value={numberOf(office, knob)}
            onChange={(value) => turn(knob, value)}
          />
        ))}
        <fieldset>
          <legend>
            <code>motif</code>
          </legend>
          {motifs.map((motif) => (
            <label key={motif}>
              <input
                type="radio"
                name="motif"
                checked={office.motif === motif}
                onChange={() => setOffice((last) => ({ ...last, motif }))}
              />
              {motif}
            </label>
          ))}
        </fieldset>
        <output>{verdict(office)}</output>
      </div>
      <style>{officeStyleSheet(office, '.book-office > .book-screen')}</style>
      {modes.map((mode) => (
        <Sample key={mode} motif={office.motif} mode={mode} />
      ))}
      <pre className="book-import">{`const office = ${JSON.stringify(office, null, 2)} satisfies OfficeTheme;`}</pre>
    </div>
  );
}

function Slider({ knob, value, onChange }: { knob: Knob; value: number; onChange: (value: number) => void }) {
  const inputId = useId();
  const { meaning, min = 0, max, step } = knob;
  return (
    <div>
      <label htmlFor={inputId}>
        <span>
          <code>{nameOf(knob)}</code>, {meaning}
        </span>{' '}
        <b>{value}</b>
      </label>
      <input
        id={inputId}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}

/** As a server names it. */
const permitType = 'Pembongkaran di luar Kawasan Pabean';

/** A small screen in the office's colours. */
function Sample({ motif, mode }: { motif: Motifs; mode: ThemeMode }) {
  return (
    <div className="book-screen" data-theme={mode}>
      <header data-chrome>
        <Mark />
        <Motif weave={motif} />
      </header>
      <div>
        <p className="book-sample-title">
          {permitType} <StatusBadge code="10" label={id.statuses['10']} />
        </p>
        <TextField label={say('Nomor Permohonan', 'Application number')} defaultValue="119/SNB/IX/2024" />
        <Alert tone="info" heading={say('Editor dibuka baca-saja', 'The editor is open for reading only')}>
          {say('Status bukan perekaman', 'The record is not in the status “Recording”')}
        </Alert>
        <p className="book-row">
          <Button variant="primary">{say('Simpan', 'Save')}</Button>
          <Button>{say('Batal', 'Cancel')}</Button>
          <Link href="#bantuan">{say('Bantuan', 'Help')}</Link>
        </p>
      </div>
    </div>
  );
}
