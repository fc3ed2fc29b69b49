import type { OfficeTheme } from '@pabean/ui/theme';

/** The office's look: river green, copper thread. Every mode is made of these numbers while the portal is built. */
export const theme: OfficeTheme = {
  name: 'Muara',
  brand: { h: 195, c: 0.08, neutral: 200 },
  thread: { l: 0.82, c: 0.1, h: 55 },
  motif: 'kawung',
};
