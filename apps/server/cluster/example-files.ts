import { readFileSync } from 'node:fs';

/** The address on this machine of a machine in the examples: 10 is the balancer, 11 to 13 databases, 21 and 22 servers. */
export const addressOf = (machine: number): string => `127.40.20.${machine}`;

/**
 * Reads an example of `ops/cluster` for this machine, where every machine of the example is a loopback address.
 *
 * @param changes Texts of the example, mostly paths, and what takes their place.
 */
export function readExample(name: string, changes: Readonly<Record<string, string>> = {}): string {
  const example = readFileSync(new URL(`../../../ops/cluster/${name}`, import.meta.url), 'utf8');
  let text = example
    .replaceAll('10.0.0.0/24', '127.0.0.0/8')
    .replaceAll('10.0.0.', addressOf(0).slice(0, -1));
  for (const [theirs, ours] of Object.entries(changes)) {
    if (!text.includes(theirs)) throw new Error(`ops/cluster/${name} has no ${theirs}.`);
    text = text.replaceAll(theirs, ours);
  }
  return text;
}
