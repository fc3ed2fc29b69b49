/** The number of a record as people read it: `020400-000123-20240924-000045`. What has no 26 digits stays as it is. */
export const writtenAjuNumber = (number: string): string =>
  number.replace(/^(\d{6})(\d{6})(\d{8})(\d{6})$/, '$1-$2-$3-$4');
