import { fileTooLargeId, wrongFileTypeId } from '@pabean/api/rules';

export const fileField = {
  drop: 'Letakkan berkas di sini',
  choose: 'Pilih berkas',
  replace: 'Ganti',
  remove: 'Buang berkas',
  open: 'Lihat',
  limit: '{types}, maks. {max} Kb',
  documents: 'PDF, JPG, atau PNG',
  csv: 'CSV',
  size: '{size} Kb',
  tooLarge: fileTooLargeId,
  wrongType: wrongFileTypeId,
  notCsv: 'Berkas harus CSV. Pilih berkas lain.',
};
