import { office020400 } from '@pabean/api/rules';
import { LoginFrame, Select } from '@pabean/ui';
import type { ComponentProps } from 'react';
import { say } from '../../packages/ui/src/testing/say.ts';

/** Language and theme above a visitor's form. */
const display = (
  <>
    <Select
      labelHidden
      size="small"
      label={say('Bahasa', 'Language')}
      defaultValue={say('id', 'en')}
      options={[
        { value: 'id', label: 'Bahasa Indonesia', lang: 'id' },
        { value: 'en', label: 'English', lang: 'en' },
      ]}
    />
    <Select
      labelHidden
      size="small"
      label={say('Tema', 'Theme')}
      options={[
        { value: 'system', label: say('Ikuti perangkat', 'As the device') },
        { value: 'light', label: say('Terang', 'Light') },
        { value: 'dark', label: say('Gelap', 'Dark') },
        { value: 'contrast', label: say('Kontras tinggi', 'High contrast') },
      ]}
    />
  </>
);

/** The frame of the login, and of the check of a document. */
export const VisitorLogin = (props: Omit<ComponentProps<typeof LoginFrame>, 'office' | 'display'>) => (
  <LoginFrame {...props} office={office020400} display={display} />
);
