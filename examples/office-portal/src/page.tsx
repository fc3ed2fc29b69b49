import { PageHeader } from '@pabean/ui';
import { type ReactNode, useEffect } from 'react';
import { office } from './office/profile.ts';

interface PageProps {
  heading: string;
  lead: string;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page: its head, the window's title, and what is on it. */
export function Page({ heading, lead, actions, children }: PageProps) {
  useEffect(() => {
    document.title = `${heading} · ${office.name}`;
  }, [heading]);
  return (
    <>
      <PageHeader heading={heading} actions={actions}>
        {lead}
      </PageHeader>
      {children}
    </>
  );
}
