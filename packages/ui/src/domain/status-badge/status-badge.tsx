import { permitStatusTone, type StatusTone } from '@pabean/api/rules';
import { CircleCheckBig, CircleDashed, CircleQuestionMark, Clock3, OctagonX, Undo2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../components/badge/index.ts';
import type { ToneName } from '../../theme/roles.ts';
import * as styles from './status-badge.css.ts';

const tones: Record<StatusTone, ToneName> = {
  draft: 'neutral',
  process: 'process',
  action: 'warning',
  approved: 'success',
  rejected: 'danger',
  unknown: 'neutral',
};

const icons = {
  draft: CircleDashed,
  process: Clock3,
  action: Undo2,
  approved: CircleCheckBig,
  rejected: OctagonX,
  unknown: CircleQuestionMark,
} as const;

/** Props of {@link StatusBadge}. */
export interface StatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Status code of an application, such as `10`. It decides colour and icon. */
  code: string;
  /** The server's words for the status. Where it has none, the code itself is shown. */
  label: string;
  /**
   * Colour family, for statuses that are not those of a permit application.
   *
   * @default the tone of the permit status `code`
   */
  tone?: StatusTone;
  /**
   * An icon of 14 px instead of the tone's own, such as a wallet for “Menunggu Pembayaran”.
   *
   * @default the tone's icon
   */
  icon?: ReactNode;
}

/** The status of an application: the tone from its code, the words from the server. Never clickable. */
export function StatusBadge({ code, label, tone, icon, ...rest }: StatusBadgeProps) {
  const family = tone ?? permitStatusTone(code);
  const Icon = icons[family];
  return (
    <Badge
      {...rest}
      tone={tones[family]}
      dashed={family === 'draft'}
      icon={icon ?? <Icon className={styles.icon} size={14} aria-hidden />}
    >
      {label || code}
    </Badge>
  );
}
