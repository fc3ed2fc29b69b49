import { dataLanguage, permitStatusTone, type StatusTone } from '@pabean/api/rules';
import type { ComponentProps, ReactNode } from 'react';
import { LineIcon } from '../../icons/line-icon.tsx';
import { Glossed } from '../../messages/glossed.tsx';
import { useStatusGloss } from '../../messages/use-status-gloss.ts';
import type { ToneName } from '../../theme/roles.ts';
import { Badge } from '../badge/index.ts';
import * as styles from './status-badge.css.ts';
import { statusIconPaths } from './status-icon-paths.ts';

const tones: Record<StatusTone, ToneName> = {
  draft: 'neutral',
  process: 'process',
  action: 'warning',
  approved: 'success',
  rejected: 'danger',
  unknown: 'neutral',
};

/** Props of {@link StatusBadge}. */
export interface StatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Status code of an application, such as `10`. It determines colour and icon. */
  code: string;
  /** The server's text for the status. Where it has none, the code is shown. */
  label: string;
  /**
   * Colour family, for statuses that are not those of a permit application.
   *
   * @default the tone of the permit status `code`
   */
  tone?: StatusTone;
  /**
   * An icon of 14 px instead of the tone's icon, such as a wallet for “Awaiting payment”.
   *
   * @default the tone's icon
   */
  icon?: ReactNode;
}

/**
 * The status of an application: the tone from its code, the text from the server, in English with a gloss of the code.
 * Never clickable.
 */
export function StatusBadge({ code, label, tone, icon, ...rest }: StatusBadgeProps) {
  const gloss = useStatusGloss()(code);
  const family = tone ?? permitStatusTone(code);
  return (
    <Badge
      {...(gloss === undefined && { lang: dataLanguage })}
      {...rest}
      tone={tones[family]}
      dashed={family === 'draft'}
      icon={icon ?? <LineIcon className={styles.icon} path={statusIconPaths[family]} size={14} />}
    >
      {gloss === undefined ? (
        label || code
      ) : (
        <Glossed className={styles.glossed} word={label || code} gloss={gloss} />
      )}
    </Badge>
  );
}
