import type { Random } from '../faults/random.ts';
import { dataUrl, dokapOf, headerOf } from '../src/testing/permit.ts';
import type { Ask } from './mix.ts';
import type { Person } from './people.ts';

/** The documents of permit type 30 that every application needs, and how those without a file are filled. */
const needed: Readonly<Record<string, object>> = {
  1: {},
  69: {},
  70: { first: 'SGL', second: '2' },
  21: { first: '2026-03-03', second: '2026-03-04' },
  22: { first: 'Gudang A', second: 'Batu Ampar' },
};
const withFile = new Set(['1', '69']);
const mostKb = 200;

/** A PDF as no other, of up to 200 KB. */
function pdfOf(random: Random): string {
  const filler = Buffer.alloc(random.below(mostKb) * 1024, `${random.word()}\n`);
  return dataUrl(
    Buffer.concat([Buffer.from(`%PDF-1.4\n%${random.word()}\n`), filler, Buffer.from('\n%%EOF\n')]),
  );
}

/** The next call about a person's draft: it is saved, its documents are filled one by one, it is sent or deleted. */
export async function nextStep({ ask, person, random }: { ask: Ask; person: Person; random: Random }) {
  const { username: user, npwp: identityNumber, options, draft } = person;
  if (!draft) {
    const header = headerOf({ number: random.word(), identityNumber });
    const saved = await ask('saveApplication', { body: { ...header, user } }, options);
    if (!saved) return;
    const listed = await ask('dokapList', { body: { user, applicationId: saved.id } }, options);
    if (!listed) return;
    const documents = listed.filter(({ code }) => Object.hasOwn(needed, code));
    person.draft = { id: saved.id, missing: documents.map(({ id, code }) => ({ id, code })) };
    return;
  }
  const document = draft.missing.pop();
  if (document) {
    const { id, code } = document;
    const file = withFile.has(code) && { file: pdfOf(random), extension: 'pdf' as const };
    const body = { ...dokapOf(draft.id, { code, ...needed[code], ...file }), user, id };
    await ask('updateDokap', { body }, options);
    return;
  }
  person.draft = undefined;
  const call = random.chance(0.5) ? 'sendApplication' : 'deleteApplication';
  await ask(call, { body: { user, id: draft.id } }, options);
}
