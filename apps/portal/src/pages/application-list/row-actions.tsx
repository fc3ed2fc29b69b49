import type { ListedApplication } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { ButtonLink, IconButton } from '@pabean/ui/button';
import { RowIcon } from '@pabean/ui/data-table';
import type { PageMessages } from '../../messages/pages-id.ts';
import { hrefTo } from '../../paths.ts';
import type { Area } from '../../permit/area.ts';

/** Actions of a row: open its detail, or delete it. */
export const actionsIn =
  (messages: PageMessages['applicationList'], area: Pick<Area, 'detail'>) =>
  (application: ListedApplication, open: (dialog: 'delete') => void) => (
    <>
      <ButtonLink
        size="small"
        variant="quiet"
        href={hrefTo(area.detail, { idmohon: application.id })}
        aria-label={fill(messages.detailOf, { number: application.number })}
      >
        {messages.detail}
      </ButtonLink>
      <IconButton
        size="small"
        variant="danger"
        label={fill(messages.deleteOf, { number: application.number })}
        icon={<RowIcon name="delete" />}
        onClick={() => open('delete')}
      />
    </>
  );
