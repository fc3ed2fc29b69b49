import { CircleX } from 'lucide-react';
import { say } from '../../testing/say.ts';
import { Badge } from '../badge/index.ts';
import { ContainerNumber } from './container-number.tsx';

export const CleanedNumberIsDrawn = () => <ContainerNumber value="CSQU3054383" />;

export const NumberWithGaps = () => <ContainerNumber value="CSQU 305438-3" />;

export const ItSaysItselfThatCheck = () => <ContainerNumber value="SEGU5201764" />;

export const SignOfYourOwnSays = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
    <ContainerNumber value="SEGU5201764" />
    <Badge tone="danger" icon={<CircleX size={14} strokeWidth={2.4} />}>
      {say('Salah', 'Wrong')}
    </Badge>
  </div>
);
