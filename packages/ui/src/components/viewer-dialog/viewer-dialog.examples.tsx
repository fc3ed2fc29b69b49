import { say } from '../../testing/say.ts';
import { Button } from '../button/button.tsx';
import { Link } from '../link/index.ts';

export const TheFileOpensAboveThe = () => (
  <div>
    <Button>{say('Lihat izin', 'View the permit')}</Button>
  </div>
);

export const PeopleAreLedAwayTo = () => (
  <div>
    <Link external href="#izin">
      {say('Lihat izin', 'View the permit')}
    </Link>
  </div>
);

export const TheButtonStaysAsIt = () => (
  <div>
    <Button>{say('Lihat foto', 'View the photo')}</Button>
  </div>
);

export const TheButtonWaitsForThe = () => (
  <div>
    <Button busy busyLabel={say('Memuat foto…', 'Loading the photo…')} />
  </div>
);
