import type { OpenPage } from './browser.ts';
import { percentile } from './part.ts';

/** What the main thread of a page does between an event and the paint of its result; names of Chromium's trace events. */
const kinds = {
  script: [
    'EventDispatch',
    'EvaluateScript',
    'FireAnimationFrame',
    'FireIdleCallback',
    'FunctionCall',
    'HandlePostMessage',
    'MajorGC',
    'MinorGC',
    'RunMicrotasks',
    'TimerFire',
    'v8.callFunction',
    'v8.compile',
    'v8.compileModule',
    'v8.evaluateModule',
  ],
  style: ['ParseAuthorStyleSheet', 'UpdateLayoutTree'],
  layout: ['HitTest', 'Layout'],
  paint: ['Commit', 'Decode Image', 'Layerize', 'Paint', 'PrePaint', 'UpdateLayer'],
} as const;

type Kind = keyof typeof kinds;

/** Milliseconds by what the main thread did in them; `other` is all the rest, waiting too. */
export type Shares = Readonly<Record<Kind | 'other', number>>;

const kindOf = new Map<string, Kind>(
  Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind as Kind] as const)),
);

/** An event of a trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
}

/** The name of the measure that {@link untilDrawn} sets on a page. */
export const measureName = 'drawn';

/** Sums up the own time of all events on the thread of the measure, between its begin and its end. */
function sharesOf(events: readonly TraceEvent[]): Shares {
  const bound = (phase: string) => events.find(({ name, ph }) => name === measureName && ph === phase);
  const [begin, end] = [bound('b'), bound('e')];
  if (!begin || !end) throw new Error(`The trace has no “${measureName}”.`);
  const own = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === begin.pid && tid === begin.tid)
    .map(({ name, ts, dur = 0 }) => ({ name, from: Math.max(ts, begin.ts), to: Math.min(ts + dur, end.ts) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const shares = { script: 0, style: 0, layout: 0, paint: 0 };
  // The events around an event: its time is not theirs.
  const around: { to: number; kind: Kind | undefined }[] = [];
  for (const { name, from, to } of own) {
    while (around.length > 0 && (around.at(-1)?.to ?? 0) <= from) around.pop();
    const outer = around.at(-1)?.kind;
    const kind = kindOf.get(name) ?? outer;
    if (kind) shares[kind] += (to - from) / 1000;
    if (outer) shares[outer] -= (to - from) / 1000;
    around.push({ to, kind });
  }
  const all = Object.values(shares).reduce((sum, share) => sum + share);
  return { ...shares, other: (end.ts - begin.ts) / 1000 - all };
}

/** Does something with the processor slowed four times, and returns what the time until the paint of its result went to. */
export async function traced({ page, slowed }: OpenPage, act: () => Promise<unknown>): Promise<Shares> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'blink.user_timing'] });
  await slowed(act);
  return sharesOf(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
}

/** The median of each share. */
export const medianShares = (all: readonly Shares[]): Shares =>
  Object.fromEntries(
    ([...Object.keys(kinds), 'other'] as (keyof Shares)[]).map((kind) => {
      const values = all.map((shares) => shares[kind]);
      return [kind, Number(percentile(values, 50).toFixed(1))];
    }),
  ) as Shares;
