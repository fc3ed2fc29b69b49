import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import * as styles from './mark.css.ts';

const threads =
  'M14 0l2.8 2.8h-5.6zM8.4 5.6h11.2v-1.4H8.4zM5.6 8.4h16.8V7H5.6zM2.8 11.2h22.4V9.8H2.8zM0 14h10.5v-1.4H0zM17.5 14H28v-1.4H17.5zM2.8 16.8h7.7v-1.4H2.8zM17.5 16.8h7.7v-1.4h-7.7zM5.6 19.6h4.9v-1.4H5.6zM17.5 19.6h4.9v-1.4h-4.9zM8.4 22.4h2.1V21H8.4zM17.5 22.4h2.1V21h-2.1z';

/** Props of {@link Mark}. */
export interface MarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Edge of the sign: 28 px, or 36 on the login panel.
   *
   * @default 'medium'
   */
  size?: 'medium' | 'large';
}

/** The portal's woven sign, with its name beside it. Gold on the navy frame. */
export function Mark({ size, className, ...rest }: MarkProps) {
  const messages = useMessages('mark');
  const edge = size === 'large' ? 36 : 28;
  return (
    <span {...rest} className={rootClass(styles.mark, className)} data-size={size ?? 'medium'}>
      <svg
        className={styles.sign}
        width={edge}
        height={edge}
        viewBox="0 0 28 28"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={threads} />
      </svg>
      {messages.name}
    </span>
  );
}
