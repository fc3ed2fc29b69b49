import { font, type } from '@pabean/ui/theme';
import { Rows } from '../blocks/index.ts';

type Style = keyof typeof type;

const samples: Record<Style, [words: string, use: string]> = {
  display: ['Keputusan izin', 'Login, cover of the book'],
  title: ['Daftar Kontainer', 'The one h1 of a page'],
  titlePhone: ['Daftar Kontainer', 'The same below 640 px'],
  heading: ['Dokumen pelengkap', 'h2, title of a dialog'],
  subheading: ['Identitas pemohon', 'h3'],
  lead: ['Anda yakin akan menghapus data ini?', 'Announcement, question of a confirmation'],
  input: ['119/SNB/IX/2024', 'Text in controls; 16/24 on phones'],
  body: ['Permohonan izin yang Anda buat akan tampil di sini.', 'Everything else; labels and buttons at 600'],
  badge: ['Dalam proses', 'Status badge'],
  small: ['Nomor surat dari perusahaan Anda.', 'Hint, table head, second line; never above 500'],
  smaller: ['beacukaibatam.beacukai.go.id', 'Contact line, avatar; nothing is smaller'],
};

const figures = (style: Style) => {
  const { fontSize, lineHeight, ...rest } = type[style];
  const weight = 'fontWeight' in rest ? rest.fontWeight : '400, 500, 600';
  const tracking = 'letterSpacing' in rest ? rest.letterSpacing : '0';
  return [`${Number.parseFloat(fontSize)}/${Number.parseFloat(lineHeight)}`, weight, tracking] as const;
};

/** Every type style, set in itself. */
export function TypeTable() {
  return (
    <Rows
      code
      caption="Type styles"
      heads={['Style', 'Sample', 'Size/line', 'Weight', 'Tracking', 'Use']}
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

/** Both families in full. */
export function Families() {
  return (
    <div className="book-pair sb-unstyled">
      {Object.entries(font).map(([name, family]) => (
        <div key={name} style={{ fontFamily: family }}>
          <p style={type.display}>Aa Bb 0123456789</p>
          <p>ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 020400-000123-20240924-000045</p>
          <p>
            <code>font.{name}</code> {family.split(',')[0]?.replaceAll('"', '')}
          </p>
        </div>
      ))}
    </div>
  );
}
