import * as styles from '../../loading-bar/loading-bar.css.ts';

/** The loading progress: 0 to 1, `unknown` while it cannot be measured, undefined when nothing loads. */
export type LoadProgress = number | 'unknown';

/** Props of {@link LoadingBar}. */
export interface LoadingBarProps {
  /** The loading progress. */
  progress?: LoadProgress;
}

/** The gold line under the top bar. While something loads it grows from the start; decorative. */
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
