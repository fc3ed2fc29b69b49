import { type DocumentExample, documentExamples } from './document-examples.ts';

// Prints every document that the server draws as one line of JSON: the book asks for it while it is built.

const examples: readonly DocumentExample[] = await documentExamples();
console.log(JSON.stringify(examples));
