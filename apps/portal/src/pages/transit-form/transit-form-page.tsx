import {
  useAddCarrier,
  useCaptcha,
  useCarriers,
  useStoreTransit,
  useTransitPorts,
  useTransitUnits,
} from '@pabean/api/hooks';
import { FormsProvider } from '@pabean/forms/messages';
import { TransitForm } from '@pabean/forms/transit-form';
import { useDictionaries } from '../../messages/language-provider.tsx';
import type { PageProps } from '../../routing/route.ts';
import { listOf } from '../../transit/list-of.ts';
import { ListsAlert } from '../../transit/lists-alert.tsx';
import { useFiling } from '../../transit/use-filing.tsx';

const none: readonly never[] = [];

/** A passenger's transit request. */
export function Page({ route }: PageProps) {
  const filing = useFiling(route);
  const [carriers, ports, units] = [useCarriers(), useTransitPorts(), useTransitUnits()];
  return (
    <FormsProvider messages={useDictionaries()}>
      <ListsAlert of={[carriers, ports, units]} />
      <TransitForm
        {...filing}
        loadCaptcha={useCaptcha('transit')}
        carriers={listOf(carriers)}
        ports={listOf(ports)}
        units={units.data ?? none}
        onAddCarrier={useAddCarrier().run}
        onSend={useStoreTransit().run}
      />
    </FormsProvider>
  );
}
