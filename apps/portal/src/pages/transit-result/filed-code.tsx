import { useFindTransit, useTransitPdf } from '@pabean/api/hooks';
import { groupRegistrationCode } from '@pabean/api/rules';
import { FormsProvider } from '@pabean/forms/messages';
import { RegistrationCode } from '@pabean/forms/registration-code';
import { Alert } from '@pabean/ui/alert';
import { useState } from 'react';
import { Preview, type Wanted } from '../../files/preview.tsx';
import { useDictionaries } from '../../messages/language-provider.tsx';
import { useTransitMessages } from '../../messages/use-transit-messages.ts';
import { hrefTo, paths } from '../../paths.ts';
import { eraseCode, saveCode } from '../../saved-codes/saved-codes.ts';
import { useSavedCodes } from '../../saved-codes/use-saved-codes.ts';

/** Props of {@link FiledCode}. */
export interface FiledCodeProps {
  code: string;
}

/** Address at which an officer looks up a code, on this portal. */
const lookUpAddress = (code: string) =>
  new URL(`${hrefTo(paths.transitMenu)}?${new URLSearchParams({ kode: code })}`, location.href).href;

/** The code to show to the officer. It is saved on this device only at the user's request. */
export function FiledCode({ code }: FiledCodeProps) {
  const { notKept } = useTransitMessages('result');
  const { request } = useTransitMessages('menu');
  const find = useFindTransit();
  const pdf = useTransitPdf();
  const [wanted, setWanted] = useState<Wanted>();
  const [isRefused, setRefused] = useState(false);
  async function load() {
    const { id, message } = await find.run(code);
    if (id === null) throw new Error(message);
    return pdf.run(id);
  }
  const open = () => setWanted({ name: groupRegistrationCode(code), thing: request, load });
  return (
    <FormsProvider messages={useDictionaries()}>
      <RegistrationCode
        code={code}
        address={lookUpAddress(code)}
        onOpen={open}
        kept={useSavedCodes().includes(code)}
        onKeep={() => setRefused(!saveCode(code))}
        onForget={() => eraseCode(code)}
      />
      {isRefused && <Alert role="alert" tone="warning" heading={notKept} data-print="never" />}
      <Preview wanted={wanted} onClose={() => setWanted(undefined)} />
    </FormsProvider>
  );
}
