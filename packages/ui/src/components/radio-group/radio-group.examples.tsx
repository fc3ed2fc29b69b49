import { say } from '../../testing/say.ts';
import { RadioGroup } from './radio-group.tsx';

export const routes = [
  {
    value: '1',
    label: say('Melalui Kawasan Bebas', 'Through the free trade zone'),
    hint: say('Barang Bawaan Penumpang', 'Passengers’ goods'),
  },
  { value: '2', label: say('Langsung', 'Direct'), hint: say('Barang kiriman', 'Couriers’ goods') },
];

export const modes = [
  { value: '1', label: say('Laut', 'Sea') },
  { value: '2', label: say('Udara', 'Air') },
  { value: '3', label: say('Darat', 'Land'), disabled: true },
];

export const NothingIsChosenBeforehand = () => (
  <RadioGroup label={say('Moda', 'Mode of transport')} layout="inline" options={modes.slice(0, 2)} />
);

export const FirstOneIsChosenBeforehand = () => (
  <RadioGroup
    label={say('Moda', 'Mode of transport')}
    layout="inline"
    options={modes.slice(0, 2)}
    defaultValue="1"
  />
);

export const HintSaysWhatEachChoice = () => (
  <RadioGroup label={say('Jalur', 'Route')} columns={1} options={routes} />
);

export const LangsungAloneDoesNotSay = () => (
  <RadioGroup
    label={say('Jalur', 'Route')}
    columns={1}
    options={routes.map(({ value, label }) => ({ value, label }))}
  />
);
