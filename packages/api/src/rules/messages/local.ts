import { wrongContainerId } from './container-sentence.ts';
import { extraLabelsId } from './extra-labels.ts';
import { failuresId } from './failures.ts';
import { fileTooLargeId, wrongFileTypeId } from './file-sentences.ts';
import { missingId } from './missing.ts';

/**
 * What is said without an answer of the server: labels of fields, refusals, what is missing, why a call failed. Apart
 * from the answers, which no form needs. Sentences quoted in the specification stay letter for letter. `{name}` is a
 * placeholder.
 */
export const localId = {
  labels: {
    username: 'Username',
    password: 'Password',
    office: 'Kantor',
    ...extraLabelsId,
    permitTypeId: 'Jenis Izin',
    number: 'Nomor Permohonan',
    date: 'Tanggal Permohonan',
    identityType: 'Jenis Identitas',
    identityNumber: 'Nomor Identitas',
    name: 'Nama',
    address: 'Alamat',
    phone: 'No. Telepon',
    email: 'E-mail',
    dokapCode: 'Jenis Dokumen Pelengkap',
    expiry: 'Berlaku Sampai',
    remarks: 'Keterangan',
    file: 'Berkas',
    rows: 'Daftar',
    containerNumber: 'Nomor Peti Kemas',
    containerSize: 'Ukuran (kaki)',
    documentNumber: 'Nomor',
    documentDate: 'Tanggal',
    ppftzNumber: 'Nomor PPFTZ',
    ppftzDate: 'Tanggal PPFTZ',
    bc11Number: 'Nomor BC 1.1',
    bc11Date: 'Tanggal BC 1.1',
    position: 'Pos',
    page: 'Halaman',
  },
  refusals: {
    required: 'Kolom {label} belum diisi',
    invalid: '{label} tidak valid.',
    date: '{label} tidak valid.',
    number: '{label} harus berisi angka.',
    ambiguous: '{label} dapat berarti dua angka. Pilih salah satu.',
    whole: '{label} harus angka bulat.',
    decimals: '{label} paling banyak {max} angka di belakang koma.',
    atLeast: '{label} minimal {min}.',
    atMost: '{label} maksimal {max}.',
    tooLong: '{label} paling banyak {max} karakter.',
    characters: '{label} berisi karakter yang tidak dapat disimpan. Ketik ulang bagian itu.',
    choice: 'Pilih {label} dari daftar.',
    npwp: 'NPWP Pemohon Izin harus terdiri dari 16 angka. kunjungi profil untuk mengubah NPWP',
    ktp: 'No. KTP harus terdiri dari 16 angka.',
    phone: '{label} harus 3 sampai 15 karakter: angka, spasi, +, -, ( atau ).',
    email: '{label} tidak valid. Contoh: nama@perusahaan.co.id',
    count: '{label} harus angka bulat 1 sampai 999.',
    container: wrongContainerId,
    containerRequired: 'Nomor Peti Kemas wajib diisi',
    containerSize: 'Wajib diisi dan berisi angka',
    duplicate: '{label} sudah ada di baris lain.',
    tooManyRows: 'isian tidak boleh lebih dari {max}',
    rowCount: 'isian tidak sama dengan jumlah',
    fileSize: fileTooLargeId,
    fileType: wrongFileTypeId,
    fileDamaged: 'Isi berkas tidak sesuai dengan jenisnya. Simpan ulang berkas itu, lalu pilih lagi.',
  },
  missing: missingId,
  failures: failuresId,
};
