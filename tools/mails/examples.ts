import { type MailExample, mailExamples } from './mail-examples.ts';

// Prints every mail that the server sends as one line of JSON: used by the book's build.

const examples: readonly MailExample[] = await mailExamples();
console.log(JSON.stringify(examples));
