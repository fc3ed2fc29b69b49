import { words } from '../../words.ts';

export const deleteDokapWords = words('deleteDokap', {
  title: 'Hapus dokumen pelengkap',
  question: 'Anda yakin akan menghapus data ini?',
  verb: 'Hapus',
  deleting: 'Menghapus…',
});
