import { randomUUID } from 'node:crypto';
import { manifestTypes } from '@pabean/api/rules';
import { demoPdf } from '../src/demo/demo-files.ts';
import type { Client } from '../src/testing/clients.ts';
import { deflated } from '../src/testing/deflated-zip.ts';
import { call, type Send } from '../src/testing/index.ts';
import { dataUrl, dokapOf, headerOf } from '../src/testing/permit.ts';
import { samples } from '../src/testing/samples.ts';
import { eicar } from './engine.ts';

/** A file with or without the test virus. */
export interface TestFile {
  readonly isInfected: boolean;
}

/** A PDF; with the virus in a comment of it. */
function pdf({ isInfected }: TestFile): Buffer {
  const whole = demoPdf(randomUUID(), ['Dokumen']);
  const end = whole.lastIndexOf('%%EOF');
  const comment = Buffer.from(isInfected ? `%${eicar}\n` : '%\n');
  return Buffer.concat([whole.subarray(0, end), comment, whole.subarray(end)]);
}

/** A workbook; with the virus in a part of it, which is deflated. */
const xlsx = ({ isInfected }: TestFile): Buffer =>
  deflated({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook/>',
    'xl/sharedStrings.xml': isInfected ? eicar : randomUUID(),
  });

/** A user who uploads files to a draft, and manifests. */
export async function createUploader(send: Send, { username, token }: Client, number: number) {
  const body = { ...headerOf(), user: username };
  const { answer } = await call(send, 'saveApplication', { body }, { token });
  const draft = answer?.id ?? '';
  const documents = async () =>
    (await call(send, 'dokapList', { body: { user: username, applicationId: draft } }, { token })).answer ??
    [];
  return {
    documents,
    /** Adds a document to the draft, and returns the status of the answer. */
    async add(file: TestFile) {
      const typed = {
        code: '2',
        first: '000123',
        file: dataUrl(pdf(file)),
        extension: 'pdf',
      } as const;
      const input = { body: { ...dokapOf(draft, typed), user: username } };
      return (await call(send, 'saveDokap', input, { token })).status;
    },
    /** Sends a manifest, and returns the status of the answer. */
    async manifest(file: TestFile) {
      const typed = {
        npwp: String(2_000_000_000_000_000 + number),
        file: dataUrl(xlsx(file), manifestTypes.xlsx),
        extension: 'xlsx' as const,
      };
      const input = { body: { ...samples.uploadManifest.input.body, ...typed } };
      return (await call(send, 'uploadManifest', input, { token })).status;
    },
    /** Opens the file of a document, and returns the status of the answer and the bytes. */
    async open({ id, fileName }: { readonly id: string; readonly fileName: string | null }) {
      const params = { id, name: fileName ?? '' };
      const { status, answer: file } = await call(send, 'dokapFile', { params }, { token });
      return { status, isInfected: file ? Buffer.from(file.bytes).includes(eicar) : false };
    },
  };
}

/** A user who uploads. */
export type Uploader = Awaited<ReturnType<typeof createUploader>>;
