import { Mark, Motif } from '@pabean/ui';
import { say } from '../packages/ui/src/testing/say.ts';

const name = 'Pabean UI';

/** The cover of the book. */
export function Hero() {
  return (
    <header className="book-hero sb-unstyled" data-chrome>
      <div>
        <Mark size="large" />
        <h1>{name}</h1>
        <p>
          {say(
            'Komponen portal kantor bea cukai. Tenang, cermat, tepercaya.',
            'The components of a customs office’s portal. Calm, exact, trustworthy.',
          )}
        </p>
      </div>
      <Motif place="band" />
    </header>
  );
}

interface Door {
  title: string;
  text: string;
  links: readonly (readonly [label: string, path: string])[];
}

const doors: readonly Door[] = [
  {
    title: say('Mulai', 'Start'),
    text: say(
      'Dari npm install hingga halaman: tema, kata, API Anda, pengujian, server, kebijakan, kesalahan, dan satu berkas utuh untuk setiap widget.',
      'From npm install to a page: theme, words, your API, tests, servers, policies, errors, and a whole file for each widget.',
    ),
    links: [
      [say('Memulai di portal Anda', 'Start in your portal'), 'start-start-in-your-portal--docs'],
      [
        say('Formulir dalam satu berkas utuh', 'A form in a whole file'),
        'start-examples-permitheaderform--docs',
      ],
      [say('Kesalahan', 'Errors'), 'start-errors-and-what-they-mean--docs'],
    ],
  },
  {
    title: say('Dasar', 'Foundations'),
    text: say(
      'Peran warna dan kontrasnya, tipografi, ruang, gerak, kata, kerapatan, cetak, kantor.',
      'Colour roles and their contrast, type, space, motion, words, density, print, offices.',
    ),
    links: [
      [say('Warna', 'Colour'), 'foundations-colour--docs'],
      [say('Kata', 'Words'), 'foundations-words--docs'],
      [say('Membuat tema kantor', 'Create an office theme'), 'foundations-offices-and-themes--docs'],
    ],
  },
  {
    title: say('Pola', 'Patterns'),
    text: say(
      'Cara komponen bekerja sama: formulir dan kesalahannya, tabel, dialog, unggahan, dan urungkan.',
      'How components work together: forms and their errors, tables, dialogs, upload, undo.',
    ),
    links: [
      [say('Formulir', 'Forms'), 'patterns-forms--docs'],
      [say('Kesalahan', 'Errors'), 'patterns-errors--docs'],
      [say('Tabel', 'Tables'), 'patterns-tables--docs'],
    ],
  },
  {
    title: say('Komponen', 'Components'),
    text: say(
      'Setiap komponen dengan keadaan, tombol, teks, peran warna, dan props-nya, serta kapan memakai yang lain.',
      'Every component with its states, keys, messages, colour roles and props, and when to use another one.',
    ),
    links: [
      ['Button', 'components-actions-button--docs'],
      ['TextField', 'components-inputs-textfield--docs'],
      ['DataTable', 'components-navigation-and-data-datatable--docs'],
    ],
  },
  {
    title: say('Domain', 'Domain'),
    text: say(
      'Komponen yang mengenal izin: status, nomor peti kemas, identitas pajak.',
      'Components that know permits: statuses, container numbers, tax identities.',
    ),
    links: [
      ['StatusBadge', 'domain-statusbadge--docs'],
      ['ContainerNumber', 'domain-containernumber--docs'],
    ],
  },
  {
    title: say('Formulir', 'Forms'),
    text: say('Formulir lengkap: nilai masuk, nilai keluar.', 'Complete forms: values in, values out.'),
    links: [
      ['PermitHeaderForm', 'forms-permitheaderform--docs'],
      ['DokapEditor', 'forms-dokapeditor--docs'],
    ],
  },
  {
    title: say('Layar', 'Screens'),
    text: say(
      'Layar yang disusun dari komponen, dengan data contoh.',
      'Screens built from the components, with example data.',
    ),
    links: [
      [say('Ikhtisar', 'Overview'), 'screens-overview--docs'],
      [say('Lembar komponen', 'The sheet'), 'screens-sheet--default'],
      ['Wizard', 'screens-ppftz-wizard--identity-and-transport'],
    ],
  },
];

const hrefTo = (path: string) => `./?path=/${path.endsWith('--docs') ? 'docs' : 'story'}/${path}`;

/** The parts of the book, each with its first pages. */
export function Doors() {
  return (
    <ul className="book-doors sb-unstyled">
      {doors.map(({ title, text, links }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
          <p className="book-row">
            {links.map(([label, path]) => (
              <a key={path} href={hrefTo(path)} target="_top">
                {label}
              </a>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
