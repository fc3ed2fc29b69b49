import { Code, ContainerNumber, Npwp } from '@pabean/ui';
import { type } from '@pabean/ui/theme';
import { variableOf } from '../../blocks/swatch.tsx';
import { Cell, Cells } from './cell.tsx';

const roles = [
  'surface',
  'canvas',
  'sunken',
  'selected',
  'border',
  'text',
  'accent',
  'thread',
  'chrome',
  'process.solid',
  'success.solid',
  'danger.solid',
  'warning.solid',
  'info.solid',
  'neutral.solid',
  'focus',
];

const lines = [
  ['display', 'Keputusan izin'],
  ['title', 'Daftar Kontainer'],
  ['heading', 'Dokumen pelengkap'],
  ['lead', 'Saya bertanggung jawab atas data ini.'],
  ['body', 'Rp 14.958.333 · 24-09-2024'],
  ['small', 'Satu data kemasan untuk setiap pengajuan.'],
] as const;

const sizes = (style: keyof typeof type) =>
  `${Number.parseFloat(type[style].fontSize)}/${Number.parseFloat(type[style].lineHeight)}`;

/** Colour, type and codes. */
export const Basics = () => (
  <Cells heading="Dasar">
    <Cell name="color" note="peran, bukan nama warna" span={6}>
      <ul className="sheet-swatches">
        {roles.map((role) => (
          <li key={role}>
            <i style={{ background: variableOf(role) }} />
            {role.replace('.solid', '')}
          </li>
        ))}
      </ul>
    </Cell>
    <Cell name="type" note="Plus Jakarta Sans, Geist Mono" span={6}>
      <div className="sheet-type">
        {lines.map(([style, words]) => (
          <p key={style}>
            <code>{sizes(style)}</code>
            <span style={type[style]}>{words}</span>
          </p>
        ))}
      </div>
    </Cell>
    <Cell name="ContainerNumber, Npwp, Code" note="dibaca keras-keras, jadi dikelompokkan" span={12}>
      <dl className="sheet-facts">
        <Fact term="Nomor Peti Kemas">
          <ContainerNumber value="CSQU3054383" />
        </Fact>
        <Fact term="Angka pemeriksa salah">
          <ContainerNumber value="SEGU5201764" />
        </Fact>
        <Fact term="NPWP 16 digit">
          <Npwp value="0021345678215000" />
        </Fact>
        <Fact term="No. aju">
          <Code>020400-000123-20240924-000045</Code>
        </Fact>
        <Fact term="Kode HS">
          <Code>8418.10.19</Code>
        </Fact>
        <Fact term="Kode billing">
          <Code copyable>620240924118302</Code>
        </Fact>
      </dl>
    </Cell>
  </Cells>
);

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
