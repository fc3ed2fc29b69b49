import { fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { useEffect, useRef, useState } from 'react';
import { LanguageProvider } from '../messages/language-provider.tsx';
import { useCrashMessages } from '../messages/use-crash-messages.ts';
import { paths } from '../paths.ts';
import { navigate } from '../routing/address.ts';
import { failure } from '../routing/failure.css.ts';
import { usePageTitle } from '../routing/page-title.ts';
import { failureActions } from '../session/session-failure.css.ts';

/** Props of {@link CrashPage}. */
export interface CrashPageProps {
  /** The number under which the server noted the error, once it has. */
  incident: Promise<string | undefined>;
}

/** Shown in the place of a page that ended by an error. */
export function CrashPage(props: CrashPageProps) {
  return (
    <LanguageProvider>
      <Crashed {...props} />
    </LanguageProvider>
  );
}

function leave() {
  navigate(paths.root);
  location.reload();
}

function Crashed({ incident }: CrashPageProps) {
  const { title, text, number, reload, toStart } = useCrashMessages('crash');
  const [shown, setShown] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    incident.then(setShown);
  }, [incident]);
  return (
    <main className={failure}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <p role="status">{shown && fill(number, { incident: shown })}</p>
      <p className={failureActions}>
        <Button variant="primary" onClick={() => location.reload()}>
          {reload}
        </Button>
        <Button onClick={leave}>{toStart}</Button>
      </p>
    </main>
  );
}
