import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { useState } from 'react';
import { useDrafts } from '../drafts/use-drafts.ts';
import { useAppMessages } from '../messages/language-provider.tsx';
import { hrefTo, paths, pathTo } from '../paths.ts';
import { leaveFor, useLeaveGuard } from '../routing/leave-guard.ts';
import type { PageRoute } from '../routing/route.ts';

/** Shared by the pages of both transit forms: the back link, the draft of this tab, and the page after filing. */
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
