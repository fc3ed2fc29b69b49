// Writes the office's colours before `next build`, with every mode and for print.
import { writeFileSync } from 'node:fs';
import { officeStyleSheet } from '@pabean/ui/theme';

const office = {
  name: 'Rawa',
  brand: { h: 300, c: 0.08, neutral: 290 },
  thread: { l: 0.83, c: 0.1, h: 95 },
  motif: 'kotak',
};

writeFileSync('app/office.css', officeStyleSheet(office));
