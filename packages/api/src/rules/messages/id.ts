import { localId } from './local.ts';

const answers = {
  signInFailed: 'Username/password tidak sesuai',
  signedOut: 'Anda sudah logout.',
  unauthenticated: 'Sesi Anda telah berakhir. Silakan login kembali.',
  forbidden: 'Anda tidak berhak melakukan ini dengan akun ini.',
  notFound: 'Data tidak ditemukan.',
  notDraft: 'Permohonan sudah dikirim, sehingga tidak dapat diubah atau dihapus.',
  mandatoryDokap: 'Dokumen wajib tidak dapat dihapus. Anda dapat mengubah isinya.',
  dokapNotAllowed: 'Dokumen ini tidak termasuk dokumen pelengkap jenis izin tersebut.',
  draftLimit: 'Jumlah draf sudah mencapai batas {max}. Kirim atau hapus draf lama terlebih dahulu.',
  invalid: 'Ada isian yang perlu diperbaiki.',
  badRequest: 'Permintaan tidak dapat dibaca.',
  unsupportedMediaType: 'Permintaan harus berupa JSON.',
  tooLarge: 'Kiriman terlalu besar.',
  tooManyRequests: 'Terlalu banyak percobaan. Coba lagi dalam {seconds} detik.',
  busy: 'Server sedang sibuk. Coba lagi dalam {seconds} detik.',
  idempotencyRunning: 'Kiriman yang sama sedang diproses. Tunggu sebentar.',
  idempotencyMismatch: 'Kunci kiriman sudah dipakai untuk isi yang berbeda.',
  serverError:
    'Terjadi kesalahan di server. Data Anda tidak berubah. Sebutkan nomor {incident} bila melapor.',
  methodNotAllowed: 'Metode tidak tersedia untuk alamat ini.',
  saved: 'Berhasil menyimpan',
  deleted: 'Data berhasil dihapus',
  sent: 'Permohonan berhasil dikirim',
  noted: 'Tercatat',
  mailQueued: 'Email pemberitahuan sudah dijadwalkan',
  disclaimer: 'Pengiriman data tidak berhasil, disclaimer belum diisi...!!!',
  incomplete: 'Permohonan belum lengkap.',
};

/** The source dictionary of everything that client and server both say; `answers` are the server's. */
export const id = { ...localId, answers };
