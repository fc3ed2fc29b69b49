import type { ListedApplication } from '@pabean/api/contract';
import { fill, REJECTED } from '@pabean/api/rules';
import { Button, ButtonLink, IconButton } from '@pabean/ui/button';
import { MessageSquareText } from 'lucide-react';
import { hrefTo } from '../../paths.ts';
import type { Area } from '../../permit/area.ts';
import { LicenceButton } from '../../permit/licence-button.tsx';
import type { BrowseMessages } from './columns.tsx';
import * as styles from './row-actions.css.ts';

/** Actions of a row: its detail, officers' notes, its licence, and filing it again. */
export const actionsIn =
  ({ own, shared, again }: BrowseMessages, area: Pick<Area, 'browseDetail'>) =>
  (application: ListedApplication, open: (dialog: 'notes' | 'refile') => void) => {
    const { id, number, status } = application;
    const always = (
      <>
        <ButtonLink
          size="small"
          variant="quiet"
          href={hrefTo(area.browseDetail, { idmohon: id })}
          aria-label={fill(shared.detailOf, { number })}
        >
          {shared.detail}
        </ButtonLink>
        <IconButton
          size="small"
          label={fill(own.notesOf, { number })}
          icon={<MessageSquareText size={16} />}
          onClick={() => open('notes')}
        />
        <LicenceButton key={id} application={application} size="small" variant="quiet" named />
      </>
    );
    if (status !== REJECTED) return always;
    return (
      <div className={styles.lines}>
        <div className={styles.line}>{always}</div>
        <Button
          size="small"
          variant="quiet"
          aria-label={fill(own.refileOf, { number })}
          onClick={() => open('refile')}
        >
          {again.refile}
        </Button>
      </div>
    );
  };
