import { Mark, Motif } from '@pabean/ui';

/** The cover of the book. */
export function Hero() {
  return (
    <header className="book-hero sb-unstyled" data-chrome>
      <div>
        <Mark size="large" />
        <h1>Pabean UI</h1>
        <p>The components of a customs office’s portal. Calm, exact, trustworthy.</p>
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
    title: 'Start',
    text: 'From npm install to a page: theme, words, your API, tests, servers, policies, errors, and a whole file for each widget.',
    links: [
      ['Start in your portal', 'start-start-in-your-portal--docs'],
      ['A form in a whole file', 'start-examples-permitheaderform--docs'],
      ['Errors', 'start-errors-and-what-they-mean--docs'],
    ],
  },
  {
    title: 'Foundations',
    text: 'Colour roles and their contrast, type, space, motion, words, density, print, offices.',
    links: [
      ['Colour', 'foundations-colour--docs'],
      ['Words', 'foundations-words--docs'],
      ['Create an office theme', 'foundations-offices-and-themes--docs'],
    ],
  },
  {
    title: 'Patterns',
    text: 'How components work together: forms and their errors, tables, dialogs, upload, undo.',
    links: [
      ['Forms', 'patterns-forms--docs'],
      ['Errors', 'patterns-errors--docs'],
      ['Tables', 'patterns-tables--docs'],
    ],
  },
  {
    title: 'Components',
    text: 'Every component with its states, keys, messages, colour roles and props, and when to use another one.',
    links: [
      ['Button', 'components-actions-button--docs'],
      ['TextField', 'components-inputs-textfield--docs'],
      ['DataTable', 'components-navigation-and-data-datatable--docs'],
    ],
  },
  {
    title: 'Domain',
    text: 'Components that know permits: statuses, container numbers, tax identities.',
    links: [
      ['StatusBadge', 'domain-statusbadge--docs'],
      ['ContainerNumber', 'domain-containernumber--docs'],
    ],
  },
  {
    title: 'Forms',
    text: 'Complete forms: values in, values out.',
    links: [
      ['PermitHeaderForm', 'forms-permitheaderform--docs'],
      ['DokapEditor', 'forms-dokapeditor--docs'],
    ],
  },
  {
    title: 'Screens',
    text: 'Screens built from the components, with example data.',
    links: [
      ['Overview', 'screens-overview--docs'],
      ['The sheet', 'screens-sheet--default'],
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
