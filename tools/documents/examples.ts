import { type DocumentExample, documentExamples } from './document-examples.ts';

// Prints every document that the server draws as one line of JSON: used by the book's build.

const examples: readonly DocumentExample[] = await documentExamples();
console.log(JSON.stringify(examples));
