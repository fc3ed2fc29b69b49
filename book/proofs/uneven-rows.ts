type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control with its field: the smallest element that contains both the control and its label. */
interface Framed {
  readonly control: Control;
  readonly frame: Element;
}

const controls = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

function framed(control: Control): Framed[] {
  const label = control.labels?.[0];
  if (!label?.checkVisibility() || !control.checkVisibility()) return [];
  let frame: Element | null = label;
  while (frame && !frame.contains(control)) frame = frame.parentElement;
  return frame ? [{ control, frame }] : [];
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
const nameOf = ({ control }: Framed) => control.labels?.[0]?.textContent ?? control.name;

/** Pairs of fields whose tops are on one line while their controls are not, one line for each. */
export function unevenRows(): string[] {
  const all = [...document.body.querySelectorAll<Control>(controls)].flatMap(framed);
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const beside = one.frame !== other.frame && one.frame.parentElement === other.frame.parentElement;
      if (!beside || Math.abs(topOf(one.frame) - topOf(other.frame)) > 1) return [];
      const lower = Math.round(topOf(other.control) - topOf(one.control));
      return lower === 0 ? [] : [`“${nameOf(other)}” stands ${lower} px lower than “${nameOf(one)}”`];
    }),
  );
}
