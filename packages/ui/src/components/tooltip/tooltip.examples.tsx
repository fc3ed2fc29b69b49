import { say } from '../../testing/say.ts';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

export const ReasonStandsBesideButton = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
    <Button aria-disabled>{say('Kirim', 'Send')}</Button>
    <span>{say('Lengkapi 2 dokumen dulu.', 'Complete 2 documents first.')}</span>
  </div>
);

export const ReasonStandsInTooltipAlone = () => (
  <Tooltip text={say('Lengkapi 2 dokumen dulu', 'Complete 2 documents first')}>
    <Button aria-disabled>{say('Kirim', 'Send')}</Button>
  </Tooltip>
);
