import { Code, ContainerNumber, Npwp } from '@pabean/ui';
import { type } from '@pabean/ui/theme';
import { say } from '../../../packages/ui/src/testing/say.ts';
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
  ['display', say('Keputusan izin', 'Decision on a permit')],
  ['title', say('Daftar Kontainer', 'List of containers')],
  ['heading', say('Dokumen pelengkap', 'Supporting documents')],
  ['lead', say('Saya bertanggung jawab atas data ini.', 'I am responsible for this data.')],
  ['body', 'Rp 14.958.333 · 24-09-2024'],
  ['small', say('Satu data kemasan untuk setiap pengajuan.', 'One entry of packaging for each application.')],
] as const;

const sizes = (style: keyof typeof type) =>
  `${Number.parseFloat(type[style].fontSize)}/${Number.parseFloat(type[style].lineHeight)}`;

/** Colour, type and codes. */
export const Basics = () => (
  <Cells heading={say('Dasar', 'Basics')}>
    <Cell name="color" note={say('peran, bukan nama warna', 'roles, not names of colours')} span={6}>
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
        {lines.map(([style, text]) => (
          <p key={style}>
            <code>{sizes(style)}</code>
            <span style={type[style]}>{text}</span>
          </p>
        ))}
      </div>
    </Cell>
    <Cell
      name="ContainerNumber, Npwp, Code"
      note={say('dibaca keras-keras, jadi dikelompokkan', 'read aloud, so in groups')}
      span={12}
    >
      <dl className="sheet-facts">
        <Fact term={say('Nomor Peti Kemas', 'Container number')}>
          <ContainerNumber value="CSQU3054383" />
        </Fact>
        <Fact term={say('Angka pemeriksa salah', 'Wrong check digit')}>
          <ContainerNumber value="SEGU5201764" />
        </Fact>
        <Fact term={say('NPWP 16 digit', '16-digit NPWP')}>
          <Npwp value="0021345678215000" />
        </Fact>
        <Fact term={say('No. aju', 'Aju no.')}>
          <Code>020400-000123-20240924-000045</Code>
        </Fact>
        <Fact term={say('Kode HS', 'HS code')}>
          <Code>8418.10.19</Code>
        </Fact>
        <Fact term={say('Kode billing', 'Billing code')}>
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
