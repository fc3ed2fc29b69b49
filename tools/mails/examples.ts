import { type MailExample, mailExamples } from './mail-examples.ts';

// Prints every mail that the server sends as one line of JSON: the book asks for it while it is built.

const examples: readonly MailExample[] = await mailExamples();
console.log(JSON.stringify(examples));
