import { memo, useEffect, useRef } from 'react';
import { Redirect } from 'wouter';
import { useAppMessages } from '../messages/language-provider.tsx';
import { AccountContext } from '../session/session-context.ts';
import { LoadFailure } from './load-failure.tsx';
import { PageAddressContext } from './page-address.ts';
import { usePageTitle } from './page-title.ts';
import { type OpenPage, useOpenPage } from './use-open-page.ts';
import { usePrefetch } from './use-prefetch.ts';

/** Props of {@link PageView}. */
export interface PageViewProps {
  /** The first page, whose code was loaded before the first paint. */
  first: OpenPage;
  /** Whether another page was shown before it: then it takes the focus. */
  arriving: boolean;
}

/** The page of the current address, and what every navigation changes: title, scroll position and focus. */
export function PageView({ first, arriving }: PageViewProps) {
  const { shown, redirect, pending, failed, leaving } = useOpenPage(first);
  useArrival(shown.address.path, arriving);
  return (
    <>
      {redirect && <Redirect key={redirect} to={redirect} replace />}
      {failed ? <LoadFailure /> : <DrawnPage shown={shown} pending={pending} leaving={leaving} />}
    </>
  );
}

type DrawnPageProps = Pick<ReturnType<typeof useOpenPage>, 'shown' | 'pending' | 'leaving'>;

function Drawn({ shown, pending, leaving }: DrawnPageProps) {
  const { Page, Frame, address, params, route, signedIn } = shown;
  usePrefetch(route, signedIn !== undefined);
  return (
    <AccountContext value={signedIn}>
      <Frame route={route} pending={pending} leaving={leaving}>
        <PageAddressContext value={address}>
          <DefaultTitle key={`title ${address.path}`} route={route} />
          {/* Typed values of one account are never shown to another. */}
          <Page key={`${address.path} ${signedIn?.user.username}`} params={params} route={route} />
        </PageAddressContext>
      </Frame>
    </AccountContext>
  );
}

// The address changes before the page does: the old page is not rendered again for that.
const DrawnPage = memo(Drawn);

// Before the page, so that the page's own title takes precedence.
function DefaultTitle({ route }: Pick<OpenPage, 'route'>) {
  usePageTitle(useAppMessages('titles')[route.title]);
  return null;
}

/** After a navigation: scrolls to the top, and focuses the page's heading, unless the page has focused a field. */
function useArrival(path: string, arriving: boolean): void {
  const seen = useRef(arriving ? undefined : path);
  useEffect(() => {
    if (path === seen.current) return;
    seen.current = path;
    scrollTo(0, 0);
    if (document.activeElement?.matches('main input')) return;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [path]);
}
