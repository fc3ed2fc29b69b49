// Said by the server about an upload and by the field before it. Plain constants, so that a bundle may leave them out.
export const fileTooLargeId = 'File {name} berukuran {size} Kb, max. {max} Kb.';
export const fileTooLargeEn = 'File {name} has {size} Kb, at most {max} Kb.';
export const wrongFileTypeId = 'Berkas harus PDF, JPG, atau PNG. Pilih berkas lain.';
export const wrongFileTypeEn = 'The file must be PDF, JPG or PNG. Choose another file.';
