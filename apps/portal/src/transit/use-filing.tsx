import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { useState } from 'react';
import { useDrafts } from '../drafts/use-drafts.ts';
import { useAppMessages } from '../messages/language-provider.tsx';
import { hrefTo, paths, pathTo } from '../paths.ts';
import { leaveFor, useLeaveGuard } from '../routing/leave-guard.ts';
import type { PageRoute } from '../routing/route.ts';

/** What the pages of both transit forms share: the way back, the draft of this tab, and where to go afterwards. */
export function useFiling({ title }: PageRoute) {
  const titles = useAppMessages('titles');
  const [dirty, setDirty] = useState(false);
  useLeaveGuard(dirty);
  return {
    breadcrumb: (
      <Breadcrumb
        items={[{ label: titles.transitMenu, href: hrefTo(paths.transitMenu) }, { label: titles[title] }]}
      />
    ),
    draft: { store: useDrafts() },
    onDirtyChange: setDirty,
    onSent: ({ code }: { readonly code: string }) => leaveFor(pathTo(paths.transitResult, { id: code })),
    onCancel: () => leaveFor(paths.login),
  };
}
