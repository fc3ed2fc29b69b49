import { id as shared } from '@pabean/api/rules';
import { en, id } from '@pabean/ui/messages';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Rows } from '../blocks/index.ts';

interface Rule {
  rule: string;
  good: string;
  bad: string;
}

/** Texts that we write, from the dictionary, next to texts that we do not. */
const rules: readonly Rule[] = [
  {
    rule: say(
      'Katakan apa yang terjadi, lalu apa yang harus dilakukan',
      'Say what happened, then what to do',
    ),
    good: `${id.table.notFound.replace('{query}', 'PLB')}. ${id.table.notFoundHint}`,
    bad: 'Data tidak ditemukan!',
  },
  {
    rule: say('Tulis kata kerjanya di tombol', 'Put the verb on the button'),
    good: id.dialog.discard,
    bad: 'OK',
  },
  {
    rule: say('Bertanya satu kali, dan sebutkan kedua jawabannya', 'Ask once, and name both answers'),
    good: id.dialog.unsaved,
    bad: 'Apakah Anda yakin?',
  },
  {
    rule: say('Sapa pengguna dengan “Anda”, tanpa hiasan', 'Address users as “Anda”, without ornament'),
    good: shared.refusals.required,
    bad: 'Mohon maaf, kolom ini wajib diisi ya!',
  },
  {
    rule: say('Sebutkan batasnya', 'State the limit'),
    good: id.fileField.limit.replace('{types}', id.fileField.documents).replace('{max}', '800'),
    bad: 'Ukuran berkas terlalu besar',
  },
  {
    rule: say('Katakan apa yang sedang berlangsung', 'Say what is in progress'),
    good: id.table.loading,
    bad: 'Tunggu sebentar…',
  },
];

/** The writing rules with real examples. */
export function WordRules() {
  return (
    <Rows
      caption={say('Aturan penulisan', 'Writing rules')}
      heads={[say('Aturan', 'Rule'), say('Kami menulis', 'We write'), say('Bukan', 'Not')]}
      rows={rules.map(({ rule, good, bad }) => [rule, good, <del key={bad}>{bad}</del>])}
    />
  );
}

/** The number of texts in the dictionary. */
export function DictionarySize() {
  const groups = Object.values(id);
  const count = groups.reduce((sum, group) => sum + Object.keys(group).length, 0);
  return (
    <p>
      {say(
        `Sistem desain memiliki ${count} teks dalam ${groups.length} kelompok, masing-masing dalam dua bahasa.`,
        `The design system has ${count} messages in ${groups.length} groups, each in two languages.`,
      )}
    </p>
  );
}

/** The whole dictionary of the design system. */
export function Dictionary() {
  return (
    <Rows
      code
      caption={say('Kamus', 'Dictionary')}
      heads={[
        say('Kunci', 'Key'),
        say('Bahasa Indonesia, sumbernya', 'Indonesian, the source'),
        say('Bahasa Inggris', 'English'),
      ]}
      rows={Object.entries(id).flatMap(([group, messages]) =>
        Object.entries(messages).map(([key, text]) => {
          const twin: Record<string, Record<string, string>> = en;
          return [`${group}.${key}`, text, twin[group]?.[key]] as const;
        }),
      )}
    />
  );
}
