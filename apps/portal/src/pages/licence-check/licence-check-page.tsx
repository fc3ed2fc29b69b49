import { useLicenceCheck } from '@pabean/api/hooks';
import { readCheckCode } from '@pabean/api/rules';
import { LicenceCheckForm } from '@pabean/forms/licence-check';
import { FormsProvider } from '@pabean/forms/messages';
import { Link } from '@pabean/ui/link';
import { LoginFrame } from '@pabean/ui/login-frame';
import { useOffice } from '@pabean/ui/office';
import { LoginDisplay } from '../../display/login-display.tsx';
import { useAppMessages, useDictionaries } from '../../messages/language-provider.tsx';
import { useAccountMessages } from '../../messages/use-account-messages.ts';
import { hrefTo, paths, pathTo } from '../../paths.ts';
import { navigate } from '../../routing/address.ts';
import type { PageProps } from '../../routing/route.ts';
import { CheckResult } from './check-result.tsx';

/** Checks whether a document of the customs office is genuine; open to everybody. */
export function Page({ params: { code = '' } }: PageProps) {
  const messages = useAccountMessages('licenceCheck');
  const { licenceCheck } = useAppMessages('titles');
  const bare = readCheckCode(code);
  const check = useLicenceCheck(bare);
  return (
    <FormsProvider messages={useDictionaries()}>
      <LoginFrame office={useOffice()} heading={licenceCheck} lead={messages.lead} display={<LoginDisplay />}>
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
          <Link href={hrefTo(paths.root)}>{messages.back}</Link>
        </p>
      </LoginFrame>
    </FormsProvider>
  );
}
