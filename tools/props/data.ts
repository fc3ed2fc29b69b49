/** How far an export can be relied on: `beta` and `alpha` are the release tags of its doc comment. */
export type Maturity = 'stable' | 'beta' | 'alpha';

/** A type as people would write it. */
export interface TypeText {
  /** Such as `readonly TableColumn<Row>[]`. */
  text: string;
  /** The named shapes in it: a name in the text → {@link Shape.id}. */
  links: Readonly<Record<string, string>>;
}

/** What the controls panel offers for a prop; the choices where it is one of a few literals. */
export type Control = 'text' | 'number' | 'boolean' | readonly (string | number)[];

/** A prop, or a member of a shape. */
export interface Member {
  name: string;
  type: TypeText;
  required: boolean;
  /** What it says of itself; empty where it has no doc comment. */
  description: string;
  /** What `@default` says. */
  fallback?: string | undefined;
  /** What `@throws` says, one entry each. */
  throws: readonly string[];
  control?: Control | undefined;
}

/** Attributes of React that a component takes and does not name. */
export interface Inherited {
  /** Elements whose attributes it takes, such as `button`; empty where it takes only those of `names`. */
  elements: readonly string[];
  /** Attributes of the element that it does not take. */
  without: readonly string[];
  /** The attributes, where there is no element that has them all. */
  names: readonly string[];
}

/** Props that go together. */
export interface PropSet {
  /** The name of the set, such as `ServerListProps<Row>`; undefined where a component has one set, or for what all share. */
  name?: string | undefined;
  /** When it is taken; empty for what all share. */
  description: string;
  members: readonly Member[];
}

/** What every public name says. */
export interface Told {
  name: string;
  /** Its doc comment without tags, paragraphs apart by a line. */
  description: string;
  maturity: Maturity;
}

/** A component and its props. */
export interface ComponentFacts extends Told {
  kind: 'component';
  /** With its type parameters: `DataTable<Row>`. */
  title: string;
  sets: readonly PropSet[];
  inherited?: Inherited | undefined;
}

/** A way to call a function. */
export interface Signature {
  type: TypeText;
  parameters: readonly Member[];
  returns: TypeText;
}

/** A function, and what it takes and gives. */
export interface FunctionFacts extends Told {
  kind: 'function';
  signatures: readonly Signature[];
  /** What `@returns` says; empty where it says nothing. */
  returns: string;
  /** What `@throws` says, one entry each. */
  throws: readonly string[];
}

/** A value that is neither. */
export interface ValueFacts extends Told {
  kind: 'value';
  type: TypeText;
}

/** A type; the props of a component stand with the component. */
export interface TypeFacts extends Told {
  kind: 'type';
  /** {@link Shape.id}. */
  shape: string;
}

/** What a public name is. */
export type Facts = ComponentFacts | FunctionFacts | ValueFacts | TypeFacts;

/** A named type of the packages. */
export interface Shape extends Told {
  /** Its name, with a number behind it where several types have it. */
  id: string;
  /** With its type parameters: `ServerPage<Row>`. */
  title: string;
  /** The file that declares it, seen from the repository. */
  file: string;
  /** Empty where it is no record. */
  members: readonly Member[];
  /** What it stands for, where it is no record. */
  type?: TypeText | undefined;
  inherited?: Inherited | undefined;
}

/** The public names of a package by name. */
export interface PackageFacts {
  /** Such as `@pabean/ui`. */
  name: string;
  exports: Readonly<Record<string, Facts>>;
  /** Folder seen from the repository → the public names that its `index.ts` exports. */
  folders: Readonly<Record<string, readonly string[]>>;
  /** The names that have a page of their own in the book. */
  pages: readonly string[];
}

/** Everything that declarations say of the packages. */
export interface LibraryFacts {
  packages: readonly PackageFacts[];
  /** By their ids. */
  shapes: Readonly<Record<string, Shape>>;
}
