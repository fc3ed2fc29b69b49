import { FormsProvider, RegistrationCode } from '@pabean/forms';
import { Alert } from '@pabean/ui';
import { useState } from 'react';
import { eraseCode, keepCode } from '../../kept-codes/kept-codes.ts';
import { useKeptCodes } from '../../kept-codes/use-kept-codes.ts';
import { hrefTo, paths } from '../../paths.ts';
import { useTransitWords } from '../../words/transit-words.ts';
import { useDictionaries } from '../../words/words.tsx';

/** Props of {@link FiledCode}. */
export interface FiledCodeProps {
  code: string;
}

/** Where an officer looks a code up: at this portal's own address. */
const lookUpAddress = (code: string) =>
  new URL(`${hrefTo(paths.transitMenu)}?${new URLSearchParams({ kode: code })}`, location.href).href;

/** The code to show to the officer. It is kept on this device only when somebody asks for it. */
export function FiledCode({ code }: FiledCodeProps) {
  const { notKept } = useTransitWords('result');
  const [isRefused, setRefused] = useState(false);
  return (
    <FormsProvider words={useDictionaries()}>
      <RegistrationCode
        code={code}
        address={lookUpAddress(code)}
        kept={useKeptCodes().includes(code)}
        onKeep={() => setRefused(!keepCode(code))}
        onForget={() => eraseCode(code)}
      />
      {isRefused && <Alert role="alert" tone="warning" heading={notKept} data-print="never" />}
    </FormsProvider>
  );
}
