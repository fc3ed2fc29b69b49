import * as styles from '../../loading-bar/loading-bar.css.ts';

/** How far something has loaded: 0 to 1, `unknown` while nobody can tell, absent when nothing loads. */
export type LoadProgress = number | 'unknown';

/** Props of {@link LoadingBar}. */
export interface LoadingBarProps {
  /** How far it is. */
  progress?: LoadProgress;
}

/** The gold thread under the top bar. While something loads it is drawn anew from the start; decoration only. */
export function LoadingBar({ progress }: LoadingBarProps) {
  const creeping = progress === 'unknown';
  const share = creeping ? 1 : Math.min(1, Math.max(0, progress ?? 1));
  return (
    <span className={styles.track} aria-hidden="true">
      <span
        className={styles.bar}
        data-creeping={creeping || undefined}
        style={share < 1 ? { transform: `scaleX(${share})` } : undefined}
      />
    </span>
  );
}
