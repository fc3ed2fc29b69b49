import { makeTheme, roleNames, songket, toneNames, tonePartNames } from '@pabean/ui/theme';
import { Rows } from '../blocks/index.ts';
import { partUses, roleUses, toneUses } from './role-uses.ts';

const modes = ['light', 'dark', 'contrast'] as const;
const themes = modes.map((mode) => makeTheme(songket, mode));

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
      caption="Roles"
      heads={['Role', 'Use', 'Light', 'Dark', 'High contrast']}
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
        heads={['Part', 'Use', 'Light', 'Dark', 'High contrast']}
        rows={tonePartNames.map((part) => [
          `${tone}.${part}`,
          partUses[part],
          ...themes.map((theme) => <Sample key={theme.text} value={theme[tone][part]} />),
        ])}
      />
    </div>
  ));
}
