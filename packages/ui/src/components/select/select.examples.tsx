import { say } from '../../testing/say.ts';
import { Select } from './select.tsx';

export const named = (label: string) => ({ value: label, label });

export const warehouses = ['Batu Ampar', 'Sekupang', 'Kabil', 'Nongsa', 'Telaga Punggur', 'Sagulung'].map(
  named,
);

export const PlaceholderAsksForChoice = () => (
  <Select
    label={say('Gudang', 'Warehouse')}
    placeholder={say('Pilih gudang', 'Choose a warehouse')}
    options={warehouses}
  />
);

export const WithoutOneFirstWarehouse = () => (
  <Select label={say('Gudang', 'Warehouse')} options={warehouses} />
);

export const HintSays = () => (
  <Select
    label={say('Pelabuhan', 'Port')}
    placeholder={say('Pilih pelabuhan', 'Choose a port')}
    options={[]}
    disabled
    hint={say('Pilih negara lebih dulu.', 'Choose a country first.')}
  />
);

export const ItCannotBeOpened = () => (
  <Select
    label={say('Pelabuhan', 'Port')}
    placeholder={say('Pilih pelabuhan', 'Choose a port')}
    options={[]}
    disabled
  />
);
