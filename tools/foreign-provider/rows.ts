import { failures } from './failures.ts';
import { json, type ProviderRequest, Refused, type Routes, type Row } from './http.ts';
import { dokapOf, draftOf, keepFile, type Office, recordOf } from './office.ts';

const saved = json({ status: 'success', message: 'Rincian tersimpan' });
const deleted = json({ status: 'success', message: 'Rincian dihapus' });

/** A list document of a draft. */
function listOf(office: Office, asked: ProviderRequest, id: unknown): Row {
  const dokap = dokapOf(office, asked, id);
  draftOf(office, asked, dokap.id_permohonan);
  return dokap;
}

function remove(office: Office, asked: ProviderRequest) {
  const row = recordOf(office.rows, 'id_permohonan_dokap_dtl', asked.body.delid);
  listOf(office, asked, row.dokap);
  office.rows.splice(office.rows.indexOf(row), 1);
  return deleted;
}

/** Rows of list documents: containers, dated documents, no-strip entries. */
export const rowRoutes = (office: Office): Routes => {
  const add = (dokap: Row, values: Row) =>
    office.rows.push({ id_permohonan_dokap_dtl: office.next(), dokap: dokap.id_permohonan_dokap, ...values });
  return {
    'POST dokapdtl': (asked) => {
      const { id_permohonan_dokap } = dokapOf(office, asked, asked.body.iddokap);
      const rows = office.rows.filter((row) => row.dokap === id_permohonan_dokap);
      return json(rows.map(({ dokap: _, ...row }) => row));
    },

    'POST savedokapdtl': (asked) => {
      const dokap = listOf(office, asked, asked.body.id_permohonan_dokap);
      const cont = asked.body.cont as Row[];
      if (cont.length > Number(dokap.isian1))
        throw new Refused(failures.errorsText(`isian tidak boleh lebih dari ${String(dokap.isian1)}`));
      const others = office.rows.filter((row) => row.dokap !== dokap.id_permohonan_dokap);
      office.rows.splice(0, office.rows.length, ...others);
      for (const { isian1, isian2 } of cont) add(dokap, { isian1, isian2: Number(isian2) });
      return saved;
    },

    'POST savedokapdtl1': (asked) => {
      const { id_dokap, isian1, isian2 } = asked.body;
      const file = keepFile(office, asked.body);
      const named =
        file === undefined ? {} : { nm_file: `rincian ${file}.pdf`, url_file: `/storage/${file}` };
      add(listOf(office, asked, id_dokap), { isian1, isian2, ...named });
      return saved;
    },

    'POST savedokapdtl2': (asked) => {
      const { id_dokap, noPpftz, tglPpftz, noBc11, tglBc11, pos, noKontainer, ukKontainer } = asked.body;
      const values = [noPpftz, tglPpftz, Number(noBc11), tglBc11, pos, noKontainer, Number(ukKontainer)];
      add(
        listOf(office, asked, id_dokap),
        Object.fromEntries(values.map((value, index) => [`isian${index + 1}`, value])),
      );
      return saved;
    },

    'GET dllaporan/formatcont': (asked) => {
      if (!office.sessions.has(asked.token ?? '')) return failures.message('Unauthenticated.', 401);
      return { type: 'text/csv', body: Buffer.from('\uFEFFNO KONTAINER,UKURAN\r\n') };
    },

    'POST deleteDokapdtl': (asked) => remove(office, asked),
    'POST deleteDokapdtl2': (asked) => remove(office, asked),
  };
};
