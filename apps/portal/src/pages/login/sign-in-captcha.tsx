import { captcha } from '@pabean/api/contract';
import { CaptchaField, FormsProvider, type SignInCaptcha } from '@pabean/forms';
import { useSession } from '../../session/session-context.ts';
import { useDictionaries, useSharedWords } from '../../words/words.tsx';

/** A captcha in the place of waiting to sign in. */
export function Captcha({ username, ...field }: SignInCaptcha) {
  const session = useSession();
  const { labels } = useSharedWords();
  return (
    <FormsProvider words={useDictionaries()}>
      <CaptchaField
        {...field}
        label={labels.captcha}
        load={async (signal) => {
          const { client } = await session.prepare();
          return client.call(captcha, { query: { form: 'signIn', username } }, { signal });
        }}
      />
    </FormsProvider>
  );
}
