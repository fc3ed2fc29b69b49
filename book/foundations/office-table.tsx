import { kawung, makeTheme, sabbe, songket } from '@pabean/ui/theme';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Rows } from '../blocks/index.ts';

const roles = ['chrome', 'accent', 'link', 'thread', 'canvas'] as const;

/** The offices of the package and their main colours in light mode. */
export function OfficeTable() {
  return (
    <Rows
      caption={say('Kantor', 'Offices')}
      heads={[say('Kantor', 'Office'), 'Motif', ...roles]}
      rows={[songket, kawung, sabbe].map((office) => {
        const theme = makeTheme(office, 'light');
        return [
          office.name,
          office.motif,
          ...roles.map((role) => (
            <span key={role} className="book-swatch">
              <span className="book-swatch-colour" style={{ background: theme[role] }} />
              <code>{theme[role]}</code>
            </span>
          )),
        ] as const;
      })}
    />
  );
}
