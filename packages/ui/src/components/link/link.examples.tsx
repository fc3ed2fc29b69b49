import { say } from '../../testing/say.ts';
import { Link } from './link.tsx';

export const WordsNamePlace = () => (
  <p>
    {say('Baca dulu', 'First read')}{' '}
    <Link href="#panduan">
      {say('panduan pengisian (PDF, 412 Kb)', 'the guide to filling in (PDF, 412 Kb)')}
    </Link>
  </p>
);

export const CallToClickNames = () => (
  <p>
    {say('Panduan pengisian:', 'Guide to filling in:')}{' '}
    <Link href="#panduan">{say('klik di sini', 'click here')}</Link>
  </p>
);
