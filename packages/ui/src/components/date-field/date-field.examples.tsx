import { say } from '../../testing/say.ts';
import { DateField } from './date-field.tsx';

export const WhatWasTypedStays = () => (
  <DateField
    label={say('Tanggal datang', 'Arrival date')}
    defaultValue="31-02-2024"
    error={say('Tanggal datang tidak valid.', 'Arrival date is not valid.')}
  />
);

export const WhatWasTypedIsDeleted = () => (
  <DateField
    label={say('Tanggal datang', 'Arrival date')}
    error={say('Tanggal datang tidak valid.', 'Arrival date is not valid.')}
  />
);
