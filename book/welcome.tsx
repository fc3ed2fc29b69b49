import { Mark, Motif } from '@pabean/ui';

/** The cover of the book. */
export function Hero() {
  return (
    <header className="book-hero sb-unstyled" data-chrome>
      <div>
        <Mark size="large" />
        <h1>Pabean UI</h1>
        <p>The components of a customs office’s portal. Calm, exact, worthy of trust.</p>
      </div>
      <Motif place="band" />
    </header>
  );
}

interface Door {
  title: string;
  words: string;
  links: readonly (readonly [label: string, path: string])[];
}

const doors: readonly Door[] = [
  {
    title: 'Dasar',
    words: 'Colour roles and their contrast, type, space, motion, words, density, print, offices.',
    links: [
      ['Colour', 'dasar-warna--docs'],
      ['Words', 'dasar-kata--docs'],
      ['Make an office', 'dasar-kantor-dan-tema--docs'],
    ],
  },
  {
    title: 'Pola',
    words: 'How parts work together: forms and their errors, tables, dialogs, upload, undo.',
    links: [
      ['Forms', 'pola-formulir--docs'],
      ['Errors', 'pola-kesalahan--docs'],
      ['Tables', 'pola-tabel--docs'],
    ],
  },
  {
    title: 'Komponen',
    words: 'Every part with its states, keys, words, roles, props, and when to take another one.',
    links: [
      ['Button', 'komponen-button--docs'],
      ['TextField', 'komponen-textfield--docs'],
      ['DataTable', 'komponen-datatable--docs'],
    ],
  },
  {
    title: 'Domain',
    words: 'What knows permits: statuses, container numbers, tax identities.',
    links: [
      ['StatusBadge', 'domain-statusbadge--docs'],
      ['ContainerNumber', 'domain-containernumber--docs'],
    ],
  },
  {
    title: 'Formulir',
    words: 'Whole forms of the permits: values in, values out.',
    links: [
      ['PermitHeaderForm', 'formulir-permitheaderform--docs'],
      ['DokapEditor', 'formulir-dokapeditor--docs'],
    ],
  },
  {
    title: 'Contoh layar',
    words: 'Screens put together from the parts, with example data.',
    links: [
      ['The sheet', 'contoh-layar-lembar--default'],
      ['List', 'contoh-layar-daftar--default'],
      ['Detail', 'contoh-layar-rincian--default'],
    ],
  },
];

const hrefTo = (path: string) => `./?path=/${path.endsWith('--docs') ? 'docs' : 'story'}/${path}`;

/** The parts of the book, each with its first pages. */
export function Doors() {
  return (
    <ul className="book-doors sb-unstyled">
      {doors.map(({ title, words, links }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{words}</p>
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
