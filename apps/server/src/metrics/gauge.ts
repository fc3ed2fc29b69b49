import { Gauge, type Registry } from 'prom-client';

/** A value for each set of labels, or one value without labels. */
type Values = number | undefined | readonly LabelledValue[];

interface LabelledValue {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What a gauge shows. */
interface GaugeOptions {
  readonly name: string;
  readonly help: string;
  /** The labels by which its values differ. @default none */
  readonly labels?: readonly string[];
  /** Reads its values at each scrape. */
  readonly read: () => Values | Promise<Values>;
}

/** Adds a gauge that is read at each scrape. One that cannot be read, such as of a database that is away, has no value then. */
export function addGauge(
  registry: Registry,
  { name, help, labels: labelNames = [], read }: GaugeOptions,
): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      this.reset();
      const values = await Promise.resolve(read()).catch(() => undefined);
      if (values === undefined) this.remove();
      else if (typeof values === 'number') this.set(values);
      else for (const { labels, value } of values) this.set(labels, value);
    },
  });
}
