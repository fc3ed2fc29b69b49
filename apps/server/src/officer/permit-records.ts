import type { Upload } from '../core/files/check-upload.ts';
import { storeUpload } from '../core/files/stored-files.ts';
import { newId } from '../core/id.ts';
import type { Decision } from './act-on-permit.ts';
import { CommandError } from './command-error.ts';
import { insertNote, type Note } from './permit-notes.ts';

const keep =
  (note: Note, subject: (number: string) => string, paragraphs: readonly string[]): Decision =>
  async (act, { id, number }) => {
    await insertNote(act, id, note);
    return {
      detail: `${note.role} ${note.officer}: ${note.text}`,
      mail: {
        subject: subject(number),
        paragraphs: [note.text, ...paragraphs],
        facts: [['Petugas', `${note.officer}, ${note.role}`]],
      },
      told: `${number} has a note of ${note.officer}.`,
    };
  };

/** Adds a note to an application. */
export const addNote = (note: Note) =>
  keep(note, (number) => `Catatan petugas untuk permohonan ${number}`, []);

/** Asks the applicant a question, to be answered in the portal; the status is unchanged. */
export const ask = (note: Note) =>
  keep({ ...note, asks: true }, (number) => `Kantor menanyakan permohonan ${number}`, [
    'Jawab di portal, dengan berkas bila perlu. Status permohonan Anda tidak berubah.',
  ]);

/** A document that the office adds. */
export interface Attachment {
  readonly name: string;
  readonly number: string | null;
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly remarks: string | null;
  readonly file: Upload;
}

/** Adds a document of the office. */
export const attach =
  ({ file, ...document }: Attachment): Decision =>
  async (act, permit, files) => {
    await act.db
      .insertInto('office_dokap')
      .values({
        id: newId(act.now),
        application_id: permit.id,
        ...document,
        file_id: await storeUpload(act, files, file, null),
        created_at: act.now.toISOString(),
      })
      .execute();
    return {
      detail: [document.name, document.number].filter(Boolean).join(' '),
      mail: {
        subject: `Dokumen baru untuk permohonan ${permit.number}`,
        paragraphs: [`Kantor menambahkan dokumen ${document.name} pada permohonan Anda.`],
      },
      told: `${permit.number} has ${document.name} (${file.name}).`,
    };
  };

/** Permit types with a flag for an inspection of goods. */
const inspectedTypes = ['27', '30'];

/** Sets whether an application's goods were inspected. */
export const inspect =
  (flag: 'Y' | 'T'): Decision =>
  async (act, { id, number, permit_type_id, approval_flag }) => {
    if (!inspectedTypes.includes(permit_type_id))
      throw new CommandError(
        `${number} is of type ${permit_type_id}. Only types ${inspectedTypes.join(' and ')} say whether goods were inspected.`,
      );
    if (approval_flag === flag) throw new CommandError(`${number} has the flag ${flag} already.`);
    await act.db.updateTable('application').set({ approval_flag: flag }).where('id', '=', id).execute();
    return {
      detail: `flag ${flag}`,
      mail: null,
      told: `${number} is ${flag === 'Y' ? 'inspected' : 'not inspected'}.`,
    };
  };
