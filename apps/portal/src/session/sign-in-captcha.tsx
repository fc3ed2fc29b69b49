import { captcha } from '@pabean/api/contract';
import { CaptchaField } from '@pabean/forms/captcha';
import type { SignInCaptcha } from '@pabean/forms/login';
import { FormsProvider } from '@pabean/forms/messages';
import { useEffect, useRef } from 'react';
import { useDictionaries, useSharedMessages } from '../messages/language-provider.tsx';
import { useSession } from './session-context.ts';

/** A captcha that replaces waiting to sign in. */
export function Captcha({ username, ...field }: SignInCaptcha) {
  const session = useSession();
  const { labels } = useSharedMessages();
  const frame = useRef<HTMLDivElement>(null);
  // On a phone it is below the visible part.
  useEffect(() => frame.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <FormsProvider messages={useDictionaries()}>
      <div ref={frame}>
        <CaptchaField
          {...field}
          label={labels.captcha}
          load={async (signal) => {
            const { client } = await session.prepare();
            return client.call(captcha, { query: { form: 'signIn', username } }, { signal });
          }}
        />
      </div>
    </FormsProvider>
  );
}
