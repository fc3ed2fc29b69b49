import {
  type AnswerOf,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  endpoints,
  type InputOf,
} from '../contract/index.ts';
import type { UserType } from '../rules/access.ts';
import type { ThingKind, Things } from './things.ts';

/** Who makes a call; a visitor has no name. */
export interface Caller {
  readonly user: string;
  readonly npwp: string;
  readonly type: UserType | undefined;
  readonly token: string | undefined;
}

/** How a call is checked. */
export interface Plan {
  readonly name: EndpointName;
  readonly row: Endpoint;
  /** The kind of record that it is about. */
  readonly about?: ThingKind;
  /** Builds its input; undefined when something is missing. */
  readonly ask?: (thing: unknown, caller: Caller, known: Partial<Things>) => object | undefined;
  /** What later calls can use from its answer, and what no longer exists. */
  readonly finds?: (answer: unknown, known: Partial<Things>) => Partial<Things>;
  /** Statuses that are accepted like an answer, because they depend on the record. */
  readonly may?: readonly number[];
  /** The record is the address of a file, which need not be the call's own path. */
  readonly address?: boolean;
  /** The record was deleted: it must not be found. */
  readonly isDeleted?: boolean;
  /** Why it is not tried. */
  readonly untried?: string;
}

/** Plans of calls about one resource, in the order in which they are made. */
export interface Resource {
  readonly title: string;
  readonly plans: readonly Plan[];
}

interface More<Name extends EndpointName> {
  readonly finds?: (answer: AnswerOf<Endpoints[Name]>, known: Partial<Things>) => Partial<Things>;
  readonly may?: readonly number[];
}

const rowOf = (name: EndpointName): Endpoint => endpoints[name];

/** A call that is about no particular record. */
export const call = <Name extends EndpointName>(
  name: Name,
  ask: (caller: Caller, known: Partial<Things>) => InputOf<Endpoints[Name]> | undefined,
  more: More<Name> = {},
): Plan => ({
  name,
  row: rowOf(name),
  ask: (_, caller, known) => ask(caller, known) as object | undefined,
  ...(more as Pick<Plan, 'finds' | 'may'>),
});

/** A call about a record from an earlier answer. */
export const callAbout = <Name extends EndpointName, Kind extends ThingKind>(
  name: Name,
  about: Kind,
  ask: (thing: Things[Kind], caller: Caller, known: Partial<Things>) => InputOf<Endpoints[Name]> | undefined,
  more: More<Name> = {},
): Plan => ({
  name,
  row: rowOf(name),
  about,
  ask: ask as NonNullable<Plan['ask']>,
  ...(more as Pick<Plan, 'finds' | 'may'>),
});

/** A file whose address is in a row. */
export const fileAt = (name: EndpointName, about: ThingKind): Plan => ({
  name,
  row: rowOf(name),
  about,
  address: true,
});

/** A call about a deleted record. */
export const callAboutDeleted: typeof callAbout = (name, about, ask) => ({
  ...callAbout(name, about, ask),
  isDeleted: true,
});

/** Calls that are not made, and why. */
export const leftAlone = (untried: string, ...names: EndpointName[]): Plan[] =>
  names.map((name) => ({ name, row: rowOf(name), untried }));

/** A call without an input. */
export const bare = <Name extends EndpointName>(name: Name, more?: More<Name>): Plan =>
  call(name, () => ({}) as InputOf<Endpoints[Name]>, more);
