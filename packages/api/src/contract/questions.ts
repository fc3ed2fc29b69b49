import * as z from 'zod/mini';
import { accessTypes } from '../rules/access.ts';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { fileDataUrl, fileExtension, recordId, requiredText, text } from './fields.ts';
import { countOrNull, shownText, textIfAny, textOrNull, truthIfAny } from './read.ts';
import { field, wire } from './wire.ts';

// An officer's question is a note that needs an answer; the company's answer is a note with files. Fields that are not
// in the documents are optional.

/** A file of an answer. */
const noteFile = wire(
  z.object({
    /** Its name for display and saving. */
    name: field('nm_file', shownText),
    /** Its address; null where it cannot be fetched. */
    url: field('url_file', textOrNull),
    bytes: field('ukuran', z.optional(countOrNull)),
  }),
);

/** Fields of a note that is a question or an answer; other providers omit all of them. */
export const questionFields = {
  id: field('id', textIfAny),
  /** Whether it is a question that the company may answer. */
  answerable: field('dapat_dijawab', truthIfAny),
  /** Of an answer: the id of its question. */
  questionId: field('id_pertanyaan', textIfAny),
  files: field('files', z.optional(z.array(noteFile))),
};

/** Most files of one answer. */
export const maxAnswerFiles = 3;

/** A file that comes with an answer. */
const sentFile = z.object({
  /** The file as a data URL. */
  file: field('file', fileDataUrl, 'file'),
  /** The extension of its name, without a dot. */
  extension: field('ext', fileExtension, 'file'),
  /** The file's name on the user's device. */
  name: field('nama', text(255), 'file'),
});

/** Schema of an answer's text, in the form and on the server. */
export const answerText = requiredText(2_000, { multiline: true });

/** @beta */
export const answerQuestion = endpoint({
  method: 'POST',
  path: 'catatan/{id}/jawab',
  summary:
    "Answer an officer's question about an application or a PPFTZ record, with a text and up to three files. Until the officer goes on, another answer may follow.",
  access: accessTypes,
  rate: 'upload',
  cost: 'upload',
  writes: true,
  once: true,
  upload: 'permit',
  files: maxAnswerFiles,
  params: wire(z.object({ id: field('id', recordId, 'question') })),
  body: wire(
    z.object({
      answer: field('jawaban', answerText, 'answer'),
      files: field(
        'files',
        z
          .array(wire(sentFile), { error: 'invalid' })
          .check(z.maxLength(maxAnswerFiles, { error: 'tooManyRows' })),
        'file',
      ),
    }),
  ),
  answer: done,
  failures: [404, 409],
});

/** @beta */
export const answerFile = endpoint({
  method: 'GET',
  path: 'file/catatan/{id}/{name}',
  summary: "A file of an answer; the address is the file's `url_file`.",
  access: accessTypes,
  rate: 'standard',
  params: wire(z.object({ id: field('id', recordId, 'file'), name: field('name', text(255), 'file') })),
  answer: 'file',
  failures: [404],
});

/** A file of an answer: a data URL with its extension, and the file's name. */
export type AnswerFile = z.output<typeof sentFile>;
/** A file of a note, decoded. */
export type NoteFile = z.output<typeof noteFile>;
