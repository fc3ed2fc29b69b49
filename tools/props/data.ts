/** The maturity of an export: `beta` and `alpha` are the release tags of its doc comment. */
export type Maturity = 'stable' | 'beta' | 'alpha';

/** A type as written in source code, such as `readonly TableColumn<Row>[]`. */
export interface TypeText {
  text: string;
  /** The named types in it: name in the text → {@link Shape.id}. */
  links: Readonly<Record<string, string>>;
}

/** The control of a prop in Storybook; with choices if it is one of a few literals. */
export type Control = 'text' | 'number' | 'boolean' | readonly (string | number)[];

/** A prop, a parameter, or a member of a shape. */
export interface Member {
  name: string;
  type: TypeText;
  required: boolean;
  /** Its description; empty without a doc comment. */
  description: string;
  /** The text of `@default`. */
  fallback?: string | undefined;
  /** The texts of `@throws`. */
  throws: readonly string[];
  control?: Control | undefined;
}

/** Attributes of React that a component accepts without naming them. */
export interface Inherited {
  /** Elements whose attributes it accepts, such as `button`; empty if it accepts only those of `names`. */
  elements: readonly string[];
  /** Attributes of the elements that it does not accept. */
  without: readonly string[];
  names: readonly string[];
}

/** A set of props: one of several that a component accepts, or those that all of them share. */
export interface PropSet {
  /** Such as `ServerListProps<Row>`; undefined for the shared props. */
  name?: string | undefined;
  /** The condition of the set. */
  description: string;
  members: readonly Member[];
}

/** The common documentation of a public name. */
export interface Documented {
  name: string;
  /** Its doc comment without tags, paragraphs separated by an empty line. */
  description: string;
  maturity: Maturity;
}

/** A component and its props. */
export interface ComponentFacts extends Documented {
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
}

/** A function with its parameters and result. */
export interface FunctionFacts extends Documented {
  kind: 'function';
  signatures: readonly Signature[];
  /** The text of `@returns`; empty without it. */
  returns: string;
  /** The texts of `@throws`. */
  throws: readonly string[];
}

/** A component, a function, another value, or a type; the props of a component are listed with the component. */
export type Facts =
  | ComponentFacts
  | FunctionFacts
  | (Documented & { kind: 'value'; type: TypeText })
  | (Documented & { kind: 'type'; shape: string });

/** A named type of the packages. */
export interface Shape extends Documented {
  /** Its name. */
  id: string;
  /** With its type parameters: `ServerPage<Row>`. */
  title: string;
  /** The file that declares it, relative to the repository. */
  file: string;
  /** Empty if it is no object type. */
  members: readonly Member[];
  /** Its definition, if it is no object type. */
  type?: TypeText | undefined;
  inherited?: Inherited | undefined;
}

/** The public names of a package. */
export interface PackageFacts {
  /** Such as `@pabean/ui`. */
  name: string;
  exports: Readonly<Record<string, Facts>>;
  /** Folder relative to the repository → the public names that its `index.ts` exports. */
  folders: Readonly<Record<string, readonly string[]>>;
  /** The names with a page in the book. */
  pages: readonly string[];
}

/** The facts of the packages, and the named types that they are made of, by name. */
export interface LibraryFacts {
  packages: readonly PackageFacts[];
  shapes: Readonly<Record<string, Shape>>;
}
