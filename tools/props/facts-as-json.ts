import { readOurs } from './read.ts';

// Prints the facts of the packages' declarations as one line of JSON, for the book's build.

console.log(JSON.stringify(readOurs()));
