// Said by the server about an upload and by the field before it. Plain constants, so that a bundle may leave them out.

/** A file above the office's limit, in Indonesian. */
export const fileTooLargeId = 'File {name} berukuran {size} Kb, max. {max} Kb.';

/** A file above the office's limit, in English. */
export const fileTooLargeEn = 'File {name} has {size} Kb, at most {max} Kb.';

/** A file of a type that the office does not take, in Indonesian. */
export const wrongFileTypeId = 'Berkas harus PDF, JPG, atau PNG. Pilih berkas lain.';

/** A file of a type that the office does not take, in English. */
export const wrongFileTypeEn = 'The file must be PDF, JPG or PNG. Choose another file.';
