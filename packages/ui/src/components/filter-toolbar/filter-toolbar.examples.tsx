import { say } from '../../testing/say.ts';
import { Select } from '../select/index.ts';
import { FilterToolbar } from './filter-toolbar.tsx';

export const FirstOptionSays = () => (
  <FilterToolbar>
    {
      <Select
        labelHidden
        size="small"
        label={say('Jenis izin', 'Permit type')}
        options={[
          { value: '', label: say('Semua jenis izin', 'All permit types') },
          { value: '3', label: 'Pembongkaran di luar Kawasan Pabean' },
        ]}
      />
    }
  </FilterToolbar>
);

export const LabelIsHiddenSoNothing = () => (
  <FilterToolbar>
    {
      <Select
        labelHidden
        size="small"
        label={say('Jenis izin', 'Permit type')}
        options={[
          { value: '', label: say('Pilih', 'Choose') },
          { value: '3', label: 'Pembongkaran di luar Kawasan Pabean' },
        ]}
      />
    }
  </FilterToolbar>
);
