import { Button } from '@pabean/ui/button';
import { Progress } from '@pabean/ui/progress';
import { say } from '../../../ui/src/testing/say.ts';

const column = { display: 'grid', gap: 12 } as const;

export const BesideButtonThatOpens = () => (
  <div style={column}>
    <span>{say('2 entri tersimpan', '2 entries saved')}</span>
    <div>
      <Button>{say('Buka Daftar No Strip', 'Open the no-strip list')}</Button>
    </div>
  </div>
);

export const BarAsksForNumber = () => (
  <div style={column}>
    <Progress label={say('Entri', 'Entries')} value={40} valueText={say('2 dari 5', '2 of 5')} />
    <div>
      <Button>{say('Buka Daftar No Strip', 'Open the no-strip list')}</Button>
    </div>
  </div>
);
