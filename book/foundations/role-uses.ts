import type { RoleName, ToneName, TonePartName } from '@pabean/ui/theme';
import { say } from '../../packages/ui/src/testing/say.ts';

/** What each role is for. A role without a use does not compile. */
export const roleUses: Record<RoleName, string> = {
  canvas: say('Halaman dan bilah samping', 'Page and sidebar'),
  surface: say('Lembar utama, kartu, isian', 'Main sheet, cards, inputs'),
  raised: say('Dialog, menu, toast', 'Dialog, menu, toast'),
  sunken: say('Kepala tabel, isian terkunci, jumlah', 'Table head, locked field, totals'),
  hover: say('Baris dan tombol tenang yang ditunjuk', 'Hover of rows and quiet buttons'),
  pressed: say(
    'Jalur kemajuan, skeleton, navigasi yang ditunjuk',
    'Progress track, skeleton, hover of the navigation',
  ),
  selected: say('Baris dan kartu yang dipilih, opsi aktif', 'Selected row, chosen card, active option'),
  scrim: say(
    'Lapisan di belakang dialog; satu-satunya warna dengan alfa',
    'Overlay behind a dialog; the only colour with alpha',
  ),
  text: say('Teks', 'Text'),
  textMuted: say('Baris kedua, petunjuk, kepala tabel', 'Second lines, hints, table heads'),
  textPlaceholder: say('Hanya placeholder', 'Placeholders only'),
  textDisabled: say('Teks kontrol nonaktif, tetap terbaca', 'Text of a disabled control, still readable'),
  borderSubtle: say(
    'Garis halus antara baris; tidak membawa informasi',
    'Hairlines between rows; carries no information',
  ),
  border: say('Kotak dan pembatas; tidak membawa informasi', 'Boxes and dividers; carries no information'),
  borderStrong: say('Tepi kontrol yang ditunjuk', 'Hover of a control’s edge'),
  borderControl: say('Tepi setiap kontrol', 'Edge of every control'),
  accent: say(
    'Tombol utama, dicentang, selesai, bagian garis yang aktif',
    'Primary button, checked, done, part of the current line',
  ),
  accentHover: say('accent yang ditunjuk', 'Hover of accent'),
  accentActive: say('accent yang ditekan', 'Pressed accent'),
  onAccent: say('Teks di atas accent', 'Text on accent'),
  accentSoft: say('Alas ikon, tombol tersier yang ditunjuk', 'Icon tile, hover of a tertiary button'),
  accentBorder: say('Tepi accentSoft', 'Edge of accentSoft'),
  link: say('Tautan, tombol tersier', 'Links, tertiary buttons'),
  linkHover: say('Tautan yang ditunjuk', 'Hover of a link'),
  chrome: say('Bilah atas, panel login', 'Top bar, login panel'),
  chromeHover: say('Yang ditunjuk di dalam bilah atas', 'Hover inside the top bar'),
  chromeBorder: say('Garis di dalam bilah atas', 'Lines inside the top bar'),
  chromeText: say('Teks di atas chrome', 'Text on chrome'),
  chromeMuted: say('Baris kedua di atas chrome', 'Second line on chrome'),
  focus: say(
    'Cincin dalam fokus; tidak diubah kantor mana pun',
    'Inner ring of the focus; no office changes it',
  ),
  focusEdge: say(
    'Cincin luar fokus; tidak diubah kantor mana pun',
    'Outer ring of the focus; no office changes it',
  ),
  thread: say(
    'Garis emas yang menandai tempat pengguna. Bukan untuk teks atau bidang',
    'Gold line that marks where the user is. Never text, never a fill',
  ),
};

/** What each tone means. */
export const toneUses: Record<ToneName, string> = {
  neutral: say('Draf, tidak diketahui, belum', 'Draft, unknown, not yet'),
  process: say('Sedang diproses', 'In progress'),
  success: say('Disetujui, selesai, berhasil', 'Approved, done, successful'),
  danger: say('Ditolak, tidak sah, gagal', 'Rejected, invalid, failed'),
  warning: say(
    'Pengguna harus bertindak: membayar, melengkapi, memeriksa',
    'The user has to act: pay, complete, check',
  ),
  info: say('Perlu diketahui, tidak ada yang harus dilakukan', 'Worth knowing, nothing to do'),
};

/** What each part of a tone is for. */
export const partUses: Record<TonePartName, string> = {
  soft: say('Warna samar di belakang badge atau peringatan', 'Tint behind badge or alert'),
  text: say('Teks dan ikon', 'Text and icons'),
  border: say('Tepi, 3 banding 1 atau lebih', 'Edge, 3 to 1 or more'),
  solid: say('Bidang', 'Fill'),
  onSolid: say('Teks di atas bidang', 'Text on the fill'),
};
