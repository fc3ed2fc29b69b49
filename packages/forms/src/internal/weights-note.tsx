import { fill, formatQuantity, isDecimal, kilograms } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { usePpftzMessages } from '../messages/use-messages.ts';

/** Props of {@link WeightsNote}. */
export interface WeightsNoteProps {
  /** The weights as typed, `12.5`. */
  gross: string;
  net: string;
}

/** Warns of a net weight above the gross weight. It does not prevent saving: the office decides. */
export function WeightsNote({ gross, net }: WeightsNoteProps) {
  const { heavierNet, heavierNetAdvice } = usePpftzMessages('goods');
  if (!isDecimal(gross) || !isDecimal(net) || Number(net) <= Number(gross)) return null;
  const inKilograms = { gross: formatQuantity(gross, kilograms), net: formatQuantity(net, kilograms) };
  return (
    <Alert role="status" tone="warning" heading={fill(heavierNet, inKilograms)}>
      {heavierNetAdvice}
    </Alert>
  );
}
