import { say } from '../../testing/say.ts';
import { Button } from '../button/button.tsx';
import { Link } from '../link/index.ts';

export const FileOpensAbovePage = () => (
  <div>
    <Button>{say('Lihat izin', 'View the permit')}</Button>
  </div>
);

export const PeopleAreLedAway = () => (
  <div>
    <Link external href="#izin">
      {say('Lihat izin', 'View the permit')}
    </Link>
  </div>
);

export const ButtonStays = () => (
  <div>
    <Button>{say('Lihat foto', 'View the photo')}</Button>
  </div>
);

export const ButtonWaitsForFile = () => (
  <div>
    <Button busy busyLabel={say('Memuat foto…', 'Loading the photo…')} />
  </div>
);
