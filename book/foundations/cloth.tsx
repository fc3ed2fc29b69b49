import { Mark, Motif } from '@pabean/ui';
import { kawung, type OfficeTheme, officeStyleSheet, sabbe, songket } from '@pabean/ui/theme';

const offices: readonly OfficeTheme[] = [songket, kawung, sabbe];

/** The mark in both sizes on the frame's navy. */
export const Marks = () => (
  <div className="book-cloth sb-unstyled" data-chrome>
    <Mark />
    <Mark size="large" />
  </div>
);

/** Each office's motif in its three places. */
export function Weaves() {
  return offices.map((office) => (
    <figure key={office.name} className="book-weave sb-unstyled">
      <style>{officeStyleSheet(office, `#weave-${office.motif}`)}</style>
      <figcaption>
        {office.name} <code>{office.motif}</code>
      </figcaption>
      <div id={`weave-${office.motif}`} data-theme="light">
        <div className="book-cloth" data-chrome>
          <Motif weave={office.motif} place="band" />
        </div>
        <div className="book-cloth book-foot" data-chrome>
          <Motif weave={office.motif} place="cloth" />
        </div>
        <div className="book-emblem">
          <Motif weave={office.motif} place="emblem" />
        </div>
      </div>
    </figure>
  ));
}
