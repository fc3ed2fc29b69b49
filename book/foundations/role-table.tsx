import { makeTheme, roleNames, songket, toneNames, tonePartNames } from '@pabean/ui/theme';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Rows } from '../blocks/index.ts';
import { partUses, roleUses, toneUses } from './role-uses.ts';

const modes = ['light', 'dark', 'contrast'] as const;
const themes = modes.map((mode) => makeTheme(songket, mode));

const others = [
  say('Kegunaan', 'Use'),
  say('Terang', 'Light'),
  say('Gelap', 'Dark'),
  say('Kontras tinggi', 'High contrast'),
];

function Sample({ value }: { value: string | undefined }) {
  return (
    <span className="book-swatch">
      <span className="book-swatch-colour" style={{ background: value }} />
      <code>{value}</code>
    </span>
  );
}

/** Every role with its use and its value in each theme of the default office. */
export function RoleTable() {
  return (
    <Rows
      code
      caption={say('Peran', 'Roles')}
      heads={[say('Peran', 'Role'), ...others]}
      rows={roleNames.map((role) => [
        role,
        roleUses[role],
        ...themes.map((theme) => <Sample key={theme.text} value={theme[role]} />),
      ])}
    />
  );
}

/** Every part of every tone in each theme. */
export function ToneTable() {
  return toneNames.map((tone) => (
    <div key={tone}>
      <h3>
        {tone}: {toneUses[tone]}
      </h3>
      <Rows
        code
        caption={tone}
        heads={[say('Bagian', 'Part'), ...others]}
        rows={tonePartNames.map((part) => [
          `${tone}.${part}`,
          partUses[part],
          ...themes.map((theme) => <Sample key={theme.text} value={theme[tone][part]} />),
        ])}
      />
    </div>
  ));
}
