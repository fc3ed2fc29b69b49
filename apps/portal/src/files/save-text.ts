import { downloadAnswer } from '@pabean/api/client';

/** Saves a CSV that the page itself created. */
export const saveText = (name: string, csv: string): void =>
  downloadAnswer({ bytes: new TextEncoder().encode(csv), mediaType: 'text/csv', name });
