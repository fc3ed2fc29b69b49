import { type Measure, measures, type Sample } from './watch.ts';

const quarters = 4;
/** By how much the last quarter may be above the third one. */
const most = 0.05;

/** The value of each quarter that a share of a measure's samples is below: bursts of other work on the machine move it less than a mean. */
function quartersOf(samples: readonly Sample[], measure: Measure, seconds: number): number[] {
  const quarterOf = ({ at }: Sample) => Math.min(quarters - 1, Math.floor((at / seconds) * quarters));
  return Array.from({ length: quarters }, (_, quarter) => {
    const own = samples.filter((sample) => quarterOf(sample) === quarter);
    const values = own.flatMap((sample) => sample.values[measure] ?? []).toSorted((a, b) => a - b);
    return values[Math.floor(values.length * measures[measure].share)] ?? Number.NaN;
  });
}

/** A line for each measure, and those that grew from the third quarter to the last one. */
export function compareQuarters(samples: readonly Sample[], seconds: number) {
  const figures: string[] = [];
  const failed: string[] = [];
  for (const [measure, { what, isFlat }] of Object.entries(measures) as [
    Measure,
    (typeof measures)[Measure],
  ][]) {
    const values = quartersOf(samples, measure, seconds);
    const [, , third = Number.NaN, last = Number.NaN] = values;
    const growth = last / third - 1;
    const line = `${what}: ${values.map((each) => each.toFixed(1)).join(', ')} (${(growth * 100).toFixed(1)} %)`;
    figures.push(line);
    if (isFlat && !(growth <= most)) failed.push(`Not flat: ${line}`);
  }
  return { figures, failed };
}
