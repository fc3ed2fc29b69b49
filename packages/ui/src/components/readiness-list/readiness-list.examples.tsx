import { useId } from 'react';
import { say } from '../../testing/say.ts';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { ReadinessList } from './readiness-list.tsx';

export const items = [
  { id: 'data', done: true, text: say('Data permohonan lengkap', 'The application data is complete') },
  { id: 'dokap', done: true, text: say('5 dokumen lengkap', '5 documents complete') },
  {
    id: 'kontainer',
    done: false,
    text: say('Daftar Kontainer kurang 1 baris.', 'The list of containers lacks 1 row.'),
    action: <Link href="#isi">{say('Isi daftar', 'Fill the list')}</Link>,
  },
];

export function WithReason() {
  const id = useId();
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <ReadinessList id={id} items={items} />
      <Button variant="primary" aria-disabled aria-describedby={id}>
        {say('Kirim', 'Send')}
      </Button>
    </div>
  );
}

export const MissingItemLeads = () => <ReadinessList items={items} />;

export const PeopleHaveToSearch = () => (
  <ReadinessList items={items.map(({ id, done, text }) => ({ id, done, text }))} />
);

export const ButtonThatCannotBePressed = () => (
  <div>
    <Button variant="primary" disabled>
      {say('Kirim', 'Send')}
    </Button>
  </div>
);
