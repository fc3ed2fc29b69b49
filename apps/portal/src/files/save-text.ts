import { downloadAnswer } from '@pabean/api/client';

/** Hands a CSV that the page itself wrote to the browser to save. */
export const saveText = (name: string, csv: string): void =>
  downloadAnswer({ bytes: new TextEncoder().encode(csv), mediaType: 'text/csv', name });
