import type { ListedApplication } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { ButtonLink, IconButton } from '@pabean/ui/button';
import { RowIcon } from '@pabean/ui/data-table';
import { hrefTo } from '../../paths.ts';
import type { Area } from '../../permit/area.ts';
import type { PageWords } from '../../words/pages-id.ts';

/** What can be done with a row: open its detail, or delete it. */
export const actionsIn =
  (words: PageWords['applicationList'], area: Pick<Area, 'detail'>) =>
  (application: ListedApplication, open: (dialog: 'delete') => void) => (
    <>
      <ButtonLink
        size="small"
        variant="quiet"
        href={hrefTo(area.detail, { idmohon: application.id })}
        aria-label={fill(words.detailOf, { number: application.number })}
      >
        {words.detail}
      </ButtonLink>
      <IconButton
        size="small"
        variant="danger"
        label={fill(words.deleteOf, { number: application.number })}
        icon={<RowIcon name="delete" />}
        onClick={() => open('delete')}
      />
    </>
  );
