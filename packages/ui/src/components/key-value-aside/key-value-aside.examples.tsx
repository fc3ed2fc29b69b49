import { say } from '../../testing/say.ts';
import { DescriptionItem } from '../description-list/index.ts';
import { KeyValueGroup } from './key-value-group.tsx';

export const ShortValuesAreFound = () => (
  <KeyValueGroup heading={say('Kantor', 'Office')} defaultOpen>
    <DescriptionItem term={say('Petugas', 'Officer')}>Hendra Saputra</DescriptionItem>
    <DescriptionItem term={say('Status', 'Status')}>{say('Diteliti', 'Under review')}</DescriptionItem>
  </KeyValueGroup>
);

export const SentencesMustBeReadThrough = () => (
  <KeyValueGroup heading={say('Kantor', 'Office')} defaultOpen>
    <DescriptionItem term={say('Petugas', 'Officer')}>
      {say(
        'Permohonan ini sedang ditangani oleh Hendra Saputra.',
        'This application is being handled by Hendra Saputra.',
      )}
    </DescriptionItem>
    <DescriptionItem term={say('Status', 'Status')}>
      {say(
        'Sejak 24-09-2024 permohonan ini sedang diteliti oleh kantor.',
        'Since 24-09-2024 the office has been reviewing this application.',
      )}
    </DescriptionItem>
  </KeyValueGroup>
);
