import { office020400 } from '@pabean/api/rules';
import { DoorLink, Link, LoginFrame, OrDivider } from '@pabean/ui';
import { Luggage } from 'lucide-react';
import { firstPaths } from '../../first-paths.ts';
import { useWords } from '../../words.ts';
import { LoginForm } from './login-form.tsx';
import { loginWords } from './login-words.ts';

/** The way in: user name and password, and the doors for people without an account. */
export function Page() {
  const words = useWords(loginWords);
  return (
    <LoginFrame office={office020400} heading={words.title} lead={words.lead}>
      <LoginForm />
      <p>
        {words.noAccount}{' '}
        <Link strong href={`#${firstPaths.register}`}>
          {words.register}
        </Link>
      </p>
      <OrDivider>{words.withoutAccount}</OrDivider>
      <DoorLink
        href={`#${firstPaths.transitMenu}`}
        label={words.transit}
        note={words.transitHint}
        icon={<Luggage size={20} strokeWidth={1.75} />}
      />
    </LoginFrame>
  );
}
