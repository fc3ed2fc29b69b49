/**
 * Formats the number of a record: `020400-000123-20240924-000045`. A number without 26 digits is returned unchanged.
 */
export const writtenAjuNumber = (number: string): string =>
  number.replace(/^(\d{6})(\d{6})(\d{8})(\d{6})$/, '$1-$2-$3-$4');
