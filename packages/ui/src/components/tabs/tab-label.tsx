import { VisuallyHidden } from '../visually-hidden/index.ts';
import { count as countStyle } from './tab-strip.css.ts';

/** Props of {@link TabLabel}. */
export interface TabLabelProps {
  label: string;
  count: number | undefined;
}

const number = /* @__PURE__ */ new Intl.NumberFormat('id-ID');

/** The content of a tab: its label, and the number of things in it. */
export function TabLabel({ label, count }: TabLabelProps) {
  return (
    <>
      {label}
      {count !== undefined && (
        <>
          <VisuallyHidden> </VisuallyHidden>
          <span className={countStyle}>{number.format(count)}</span>
        </>
      )}
    </>
  );
}
