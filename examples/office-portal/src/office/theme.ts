import type { OfficeTheme } from '@pabean/ui/theme';

/** The office's theme: river green, copper thread. The build computes every mode from these values. */
export const theme: OfficeTheme = {
  name: 'Muara',
  brand: { h: 195, c: 0.08, neutral: 200 },
  thread: { l: 0.82, c: 0.1, h: 55 },
  motif: 'kawung',
};
