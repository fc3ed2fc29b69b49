import { useLicenceCheck } from '@pabean/api/hooks';
import { readCheckCode } from '@pabean/api/rules';
import { LicenceCheckForm } from '@pabean/forms/licence-check';
import { FormsProvider } from '@pabean/forms/messages';
import { Link } from '@pabean/ui/link';
import { LoginFrame } from '@pabean/ui/login-frame';
import { useOffice } from '@pabean/ui/office';
import { LoginDisplay } from '../../display/login-display.tsx';
import { hrefTo, paths, pathTo } from '../../paths.ts';
import { navigate } from '../../routing/address.ts';
import type { PageProps } from '../../routing/route.ts';
import { useAccountWords } from '../../words/account-words.ts';
import { useDictionaries, useWords } from '../../words/words.tsx';
import { CheckResult } from './check-result.tsx';

/** Whether a document of the office is genuine: for everybody who holds one in hand. */
export function Page({ params: { code = '' } }: PageProps) {
  const words = useAccountWords('licenceCheck');
  const { licenceCheck } = useWords('titles');
  const bare = readCheckCode(code);
  const check = useLicenceCheck(bare);
  return (
    <FormsProvider words={useDictionaries()}>
      <LoginFrame office={useOffice()} heading={licenceCheck} lead={words.lead} display={<LoginDisplay />}>
        {code && <CheckResult code={bare} check={check} />}
        <LicenceCheckForm
          key={code}
          code={code}
          onCheck={(typed) => {
            if (typed === bare) void check.mutate();
            else navigate(pathTo(paths.licenceCheck, { code: typed }));
          }}
        />
        <p>
          <Link href={hrefTo(paths.root)}>{words.back}</Link>
        </p>
      </LoginFrame>
    </FormsProvider>
  );
}
