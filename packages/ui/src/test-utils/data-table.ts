import { type Name, person, textOf, theOne, typed } from './find.ts';

/** The order of a table. */
export interface SortedBy {
  /** The column header. */
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** A row of a table. */
export interface TableRowUtils {
  /** Its cells by column header. */
  readonly cells: Readonly<Record<string, string>>;
  readonly element: HTMLTableRowElement;
  /** Clicks a button or a link in it, by its name. */
  press(name: Name): Promise<void>;
}

/** A table with its search, order and pagination. */
export interface DataTableUtils {
  /** The region around all of it. */
  element(): HTMLElement;
  /** Headers of the columns with data. */
  columns(): string[];
  /** The rows of the page, each as an object by column header. */
  rows(): Readonly<Record<string, string>>[];
  /** The one row that has these cells: `row({ Nomor: 'S-1/2024' })`. */
  row(cells: Readonly<Record<string, Name>>): TableRowUtils;
  /** Types into its search. */
  search(text: string): Promise<void>;
  /** Clicks a column header: ascending at first, then descending. */
  sort(column: Name): Promise<void>;
  /** The current order; undefined for the given order of the rows. */
  sortedBy(): SortedBy | undefined;
  /** Goes to a page. */
  page(number: number): Promise<void>;
  /** The number of the shown page; 1 where there is only one. */
  currentPage(): number;
  /** Whether rows are loading. */
  isBusy(): boolean;
}

/** The text of a cell: adjacent elements are separated by a space, and buttons and status texts are omitted. */
function dataIn(cell: Element): string {
  const texts = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  let result = '';
  let before: Element | null = null;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement } = node;
    if (parentElement?.closest('button, [role=status]')) continue;
    result += (parentElement === before ? '' : ' ') + (node.textContent ?? '');
    before = parentElement;
  }
  return result.replace(/\s+/g, ' ').trim();
}

const directionOf = (head: Element): SortedBy['direction'] =>
  head.getAttribute('aria-sort') === 'descending' ? 'descending' : 'ascending';

const nameOfButton = (button: Element) => button.getAttribute('aria-label') ?? textOf(button);

/**
 * A DataTable or PlainTable by its caption.
 *
 * @param within The element to search in.
 * @beta
 */
export function dataTable(caption: Name, within: HTMLElement = document.body): DataTableUtils {
  const element = () => {
    const regions = [...within.querySelectorAll<HTMLElement>('section[aria-label]')];
    const tables = regions.filter((each) => each.querySelector('table, [role=status]'));
    return theOne('table', caption, tables, (each) => each.getAttribute('aria-label') ?? '');
  };
  const heads = () => [...element().querySelectorAll<HTMLTableCellElement>('thead th')];
  // The headers of the columns with the open buttons and the actions are not printed, and have no data.
  const isData = (head: HTMLTableCellElement | undefined) => head !== undefined && !head.dataset.print;
  const drawn = () =>
    [...element().querySelectorAll<HTMLTableRowElement>('tbody > tr')].filter(
      ({ cells }) => cells.length === heads().length && cells[0]?.colSpan === 1,
    );
  const cellsOf = (row: HTMLTableRowElement) => {
    const columns = heads();
    const cells = [...row.cells].map((cell, index) => [columns[index], dataIn(cell)] as const);
    return Object.fromEntries(cells.flatMap(([head, text]) => (isData(head) ? [[textOf(head), text]] : [])));
  };
  const utilsOf = (row: HTMLTableRowElement): TableRowUtils => ({
    cells: cellsOf(row),
    element: row,
    press: async (name) =>
      person().click(theOne('button', name, [...row.querySelectorAll('button, a')], nameOfButton)),
  });
  const pages = () => [...element().querySelectorAll<HTMLButtonElement>('nav button')];
  return {
    element,
    columns: () => heads().filter(isData).map(textOf),
    rows: () => drawn().map(cellsOf),
    row(wanted) {
      const fits = (row: HTMLTableRowElement) => {
        const cells = cellsOf(row);
        return Object.entries(wanted).every(([head, text]) =>
          typeof text === 'string' ? cells[head] === text : text.test(cells[head] ?? ''),
        );
      };
      const [row, other] = drawn().filter(fits);
      if (row && !other) return utilsOf(row);
      const expected = JSON.stringify(wanted);
      throw new Error(
        `There is ${row ? 'more than one' : 'no'} row with ${expected}. There are: ${JSON.stringify(drawn().map(cellsOf))}.`,
      );
    },
    async search(text) {
      const box = element().querySelector<HTMLInputElement>('input[type=search]');
      if (!box) throw new Error('The table has no search.');
      const user = person();
      await user.clear(box);
      if (text !== '') await user.type(box, typed(text));
    },
    async sort(column) {
      const button = theOne('column', column, heads().filter(isData)).querySelector('button');
      if (!button) throw new Error(`The column “${column}” cannot be sorted.`);
      await person().click(button);
    },
    sortedBy() {
      const head = heads().find((each) => each.hasAttribute('aria-sort'));
      return head && { column: textOf(head), direction: directionOf(head) };
    },
    page: async (number) => person().click(theOne('page', String(number), pages())),
    currentPage: () =>
      Number(textOf(pages().find((each) => each.getAttribute('aria-current') === 'page'))) || 1,
    isBusy: () => element().getAttribute('aria-busy') === 'true',
  };
}
