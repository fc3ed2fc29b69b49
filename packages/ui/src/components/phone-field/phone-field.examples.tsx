import { say } from '../../testing/say.ts';
import { Select } from '../select/index.ts';
import { PhoneField } from './phone-field.tsx';

const countries = [
  { value: '65', label: '+65' },
  { value: '62', label: '+62' },
];

export const EachLabelSaysWhoseNumber = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <PhoneField label={say('No. Telepon pemohon', 'Applicant’s phone number')} hint="" />
    <PhoneField label={say('No. Telepon sponsor', 'Sponsor’s phone number')} hint="" />
  </div>
);

export const LabelsDifferOnlyByNumber = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <PhoneField label={say('No. Telepon 1', 'Phone number 1')} hint="" />
    <PhoneField label={say('No. Telepon 2', 'Phone number 2')} hint="" />
  </div>
);

export const OneField = () => (
  <PhoneField label={say('No. Telepon', 'Phone number')} hint="" defaultValue="+6561234567" />
);

export const CountryIsAskedForSeparately = () => (
  <div style={{ display: 'grid', gap: 16 }}>
    <Select label={say('Kode negara', 'Country code')} options={countries} />
    <PhoneField label={say('No. Telepon', 'Phone number')} hint="" defaultValue="61234567" />
  </div>
);
