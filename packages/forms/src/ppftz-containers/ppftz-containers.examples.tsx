import { storedContainers } from '../testing/ppftz-rows.ts';
import { PpftzContainers } from './ppftz-containers.tsx';

const nothing = async () => undefined;

export const RecordWasSent = () => <PpftzContainers rows={storedContainers} level={3} />;

export const RecordWasSentAndItsContainers = () => (
  <PpftzContainers rows={storedContainers} level={3} onAdd={nothing} onDelete={nothing} />
);
