import { font, type } from '@pabean/ui/theme';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Rows } from '../blocks/index.ts';

type Style = keyof typeof type;

const samples: Record<Style, [sample: string, use: string]> = {
  display: [
    say('Keputusan izin', 'Decision on a permit'),
    say('Judul login, sampul buku ini', 'Heading of the login, cover of this book'),
  ],
  title: [
    say('Daftar Kontainer', 'List of containers'),
    say('h1, satu di setiap halaman', 'h1, one on each page'),
  ],
  titlePhone: [
    say('Daftar Kontainer', 'List of containers'),
    say('Sama, di bawah 640 px', 'The same below 640 px'),
  ],
  heading: [
    say('Dokumen pelengkap', 'Supporting documents'),
    say('h2, judul dialog', 'h2, title of a dialog'),
  ],
  subheading: [say('Identitas pemohon', 'The applicant'), 'h3'],
  lead: [
    say('Anda yakin akan menghapus data ini?', 'Are you sure that you want to delete this data?'),
    say('Pengumuman, pertanyaan konfirmasi', 'Announcement, question of a confirmation'),
  ],
  input: ['119/SNB/IX/2024', say('Teks di kontrol; 16/24 di ponsel', 'Text in controls; 16/24 on phones')],
  body: [
    say(
      'Permohonan izin yang Anda buat akan tampil di sini.',
      'The permit applications that you make will appear here.',
    ),
    say('Selebihnya', 'Everything else'),
  ],
  badge: [say('Dalam proses', 'In process'), say('Badge status', 'Status badge')],
  small: [
    say('Nomor surat dari perusahaan Anda.', 'The number of your company’s letter.'),
    say(
      'Petunjuk, kepala tabel, baris kedua; paling tebal 500',
      'Hint, table head, second line; 500 at most',
    ),
  ],
  smaller: [
    'beacukaibatam.beacukai.go.id',
    say('Baris kontak, avatar; ukuran terkecil', 'Contact line, avatar; the smallest size'),
  ],
};

const figures = (style: Style) => {
  const { fontSize, lineHeight, ...rest } = type[style];
  const weight = 'fontWeight' in rest ? rest.fontWeight : say('diwariskan', 'inherited');
  const tracking = 'letterSpacing' in rest ? rest.letterSpacing : '0';
  return [`${Number.parseFloat(fontSize)}/${Number.parseFloat(lineHeight)}`, weight, tracking] as const;
};

/** Every type style, set in itself. */
export function TypeTable() {
  return (
    <Rows
      code
      caption={say('Gaya tipografi', 'Type styles')}
      heads={[
        say('Gaya', 'Style'),
        say('Contoh', 'Sample'),
        say('Ukuran/baris', 'Size/line'),
        say('Ketebalan', 'Weight'),
        say('Jarak huruf', 'Tracking'),
        say('Kegunaan', 'Use'),
      ]}
      rows={(Object.keys(samples) as Style[]).map((style) => [
        style,
        <span key={style} style={{ ...type[style], display: 'block' }}>
          {samples[style][0]}
        </span>,
        ...figures(style),
        samples[style][1],
      ])}
    />
  );
}

const styles = import.meta.glob<string>(
  ['../../packages/{ui,forms}/src/**/*.css.ts', '../../packages/ui/src/theme/tokens.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** Every weight that the packages set text in, read from their styles. */
export function Weights() {
  const used = Object.values(styles).flatMap((source) =>
    [...source.matchAll(/fontWeight: (\d+)/g)].map(([, weight]) => Number(weight)),
  );
  return (
    <div className="book-tiles sb-unstyled">
      {[...new Set(used)].sort().map((weight) => (
        <p key={weight} style={{ ...type.lead, fontWeight: weight }}>
          {weight} {say('Daftar Kontainer', 'List of containers')}
        </p>
      ))}
    </div>
  );
}

const someLetters = 'Aa Bb 0123456789';
const allLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 020400-000123-20240924-000045';

/** Both families in full. */
export function Families() {
  return (
    <div className="book-pair sb-unstyled">
      {Object.entries(font).map(([name, family]) => (
        <div key={name} style={{ fontFamily: family }}>
          <p style={type.display}>{someLetters}</p>
          <p>{allLetters}</p>
          <p>
            <code>font.{name}</code> {family.split(',')[0]?.replaceAll('"', '')}
          </p>
        </div>
      ))}
    </div>
  );
}
