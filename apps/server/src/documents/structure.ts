import type PDFDocument from 'pdfkit';

/** An element of the structure. */
export type Element = PDFKit.PDFStructureElement;

/** The structure of a tagged document. */
export function createStructure(doc: InstanceType<typeof PDFDocument>) {
  const root = doc.struct('Document');
  doc.addStructure(root);

  function open(parent: Element, type: string, options: object = {}) {
    const element = doc.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Draws the content of an element of the structure. */
  function mark(element: Element, type: string, draw: () => void) {
    const content = doc.markStructureContent(type);
    draw();
    doc.endMarkedContent();
    element.add(content);
  }

  function group(parent: Element, type: string, fill: (element: Element) => void) {
    const element = open(parent, type);
    fill(element);
    element.end();
  }

  /** Draws an artifact: decoration or repetition that screen readers skip. */
  function artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
    doc.markContent('Artifact', { type });
    draw();
    doc.endMarkedContent();
  }

  return { root, open, mark, group, artifact };
}
