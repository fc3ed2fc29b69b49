import { Gauge, type Registry } from 'prom-client';

/** A value for each label, or one value without labels. */
type Values = number | undefined | Readonly<Record<string, number>>;

/** What a gauge shows. */
interface GaugeOptions {
  readonly name: string;
  readonly help: string;
  /** The label by which its values differ. */
  readonly label?: string;
  /** Reads its values at each scrape. */
  readonly read: () => Values | Promise<Values>;
}

/** Adds a gauge that is read at each scrape. One that cannot be read, such as of a database that is away, has no value then. */
export function addGauge(registry: Registry, { name, help, label, read }: GaugeOptions): void {
  new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [registry],
    async collect() {
      this.reset();
      const values = await Promise.resolve(read()).catch(() => undefined);
      if (values === undefined) this.remove();
      else if (typeof values === 'number') this.set(values);
      else if (label) for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value);
    },
  });
}
