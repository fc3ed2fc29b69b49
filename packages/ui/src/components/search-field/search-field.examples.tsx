import { say } from '../../testing/say.ts';
import { SearchField } from './search-field.tsx';

export const PlaceholderSaysWhereItLooks = () => (
  <SearchField
    label={say('Cari pengajuan', 'Search applications')}
    placeholder={say('Nomor, perusahaan', 'Number, company')}
  />
);

export const PeopleMustTryOutWhether = () => (
  <SearchField label={say('Cari pengajuan', 'Search applications')} placeholder={say('Cari…', 'Search…')} />
);

export const StandingAloneItShows = () => (
  <SearchField label={say('Kode registrasi', 'Registration code')} labelHidden={false} defaultValue="7KQ2" />
);

export const WithWordsInItNothing = () => (
  <SearchField label={say('Kode registrasi', 'Registration code')} defaultValue="7KQ2" />
);
