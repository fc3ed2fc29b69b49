import { type FieldUtils, fieldUtils } from './field.ts';
import { controlOf, type Name, person, textOf, theOne } from './find.ts';

/** A chosen file. */
export interface UploadedRow {
  readonly name: string;
  /** The text below the name: its size and progress. */
  readonly detail: string;
  /** Its error; empty where there is none. */
  readonly error: string;
}

/** A field for files. */
export interface FileUploadUtils extends FieldUtils<HTMLInputElement> {
  /** Chooses files; the field itself rejects those that it does not accept. */
  choose(...files: File[]): Promise<void>;
  /** The files in their rows. */
  files(): UploadedRow[];
  /** Removes a file, or cancels its upload. */
  remove(file: Name): Promise<void>;
  /** Retries a failed file. */
  retry(file: Name): Promise<void>;
}

/**
 * A FileUpload.
 *
 * @param within The element to search in.
 * @beta
 */
export function fileUpload(label: Name, within: HTMLElement = document.body): FileUploadUtils {
  const control = () => controlOf<HTMLInputElement>(label, within, 'input[type=file]');
  const rows = () => [...(control().parentElement?.parentElement?.querySelectorAll('ul > li') ?? [])];
  // The tile with the extension comes first, and is decorative.
  const partsOf = (row: Element) => row.querySelector('[aria-hidden] + div')?.children;
  const nameOf = (row: Element) => textOf(partsOf(row)?.[0]);
  const buttonsOf = (file: Name) => [...theOne('file', file, rows(), nameOf).querySelectorAll('button')];
  const press = async (button: HTMLButtonElement | undefined, action: string) => {
    if (!button) throw new Error(`The file has no button to ${action} it.`);
    await person().click(button);
  };
  return {
    ...fieldUtils(control),
    choose: (...files) => person({ applyAccept: false }).upload(control(), files),
    files: () =>
      rows().map((row) => ({
        name: nameOf(row),
        detail: textOf(partsOf(row)?.[1]),
        error: textOf(row.querySelector('p[id]')),
      })),
    remove: (file) => press(buttonsOf(file).at(-1), 'remove'),
    retry: (file) => press(buttonsOf(file).at(-2), 'retry'),
  };
}
