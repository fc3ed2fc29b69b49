import { readOurs } from './read.ts';

// Prints what the declarations of the packages say as one line of JSON: the book asks for it while it is built.

console.log(JSON.stringify(await readOurs()));
