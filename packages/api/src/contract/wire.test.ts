import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { saveApplication } from './application.ts';
import { saveContainers } from './dokap-rows.ts';
import { dokapTypeList } from './dokap-types.ts';
import { orNull, text } from './fields.ts';
import { codePath, eitherName, field, optionalFields, placeOf, wire, wireNamesOf } from './wire.ts';

const person = wire(
  z.object({
    name: field('NM_ORANG', z.string()),
    address: field('AL_ORANG', orNull(text(10))),
    age: field('umur', z.optional(z.int())),
  }),
);

describe('wire', () => {
  test('renames on the way in and on the way out', () => {
    const encoded = { NM_ORANG: 'Rina', AL_ORANG: 'Batam', umur: 30 };
    const parsed = z.decode(person, encoded);
    expect(parsed).toEqual({ name: 'Rina', address: 'Batam', age: 30 });
    expect(z.encode(person, parsed)).toEqual(encoded);
  });

  test('drops fields without a name in both directions, the code names included', () => {
    const parsed = z.decode(person, { NM_ORANG: 'Rina', name: 'Joko', status: '50', AL_ORANG: null });
    expect(parsed).toEqual({ name: 'Rina', address: null });
    expect(z.encode(person, { ...parsed, status: '50' } as typeof parsed)).toEqual({
      NM_ORANG: 'Rina',
      AL_ORANG: null,
    });
  });

  test.each([null, undefined, 'x', 3, [], [{ NM_ORANG: 'Rina' }]])('refuses %j', (value) => {
    expect(z.safeDecode(person, value).success).toBe(false);
  });

  test('takes no field from a prototype', () => {
    const inherited = Object.create({ NM_ORANG: 'Rina' });
    expect(z.safeDecode(person, inherited).success).toBe(false);
    expect(z.safeDecode(person, JSON.parse('{"__proto__": {"NM_ORANG": "Rina"}}')).success).toBe(false);
  });
});

describe('a field that travels under either of two names', () => {
  const size = wire(z.object({ max: field(eitherName('maxlength', 'maxchar1'), z.int()) }));

  test('is read from both, ours first, and written as ours', () => {
    expect(z.decode(size, { maxchar1: 12 })).toEqual({ max: 12 });
    expect(z.decode(size, { maxchar1: 12, maxlength: 50 })).toEqual({ max: 50 });
    expect(z.encode(size, { max: 7 })).toEqual({ maxlength: 7 });
  });
});

describe('the label of a field', () => {
  const labelOf = (path: string[], encoded: unknown) => placeOf(saveApplication.body, path, encoded).label;

  test('follows the choice around it, as it travelled', () => {
    expect(labelOf(['documentKind'], { idijin: '3' })).toBe('unloadingKind');
    expect(labelOf(['documentKind'], { idijin: '23' })).toBe('cancelledDocument');
    expect(labelOf(['documentKind'], { idijin: 5 })).toBe('documentKind');
    expect(labelOf(['documentKind'], 'x')).toBe('documentKind');
  });

  test('is the one of the innermost field', () => {
    expect(placeOf(saveContainers.body, ['rows', 2, 'number']).label).toBe('containerNumber');
    expect(placeOf(saveContainers.body, ['rows', 2]).label).toBe('rows');
  });
});

describe('orNull', () => {
  const schema = orNull(text(3));

  test.each([
    [undefined, null],
    ['', null],
    [null, null],
    ['abc', 'abc'],
  ])('reads %j as %j', (value, parsed) => {
    expect(z.decode(schema, value)).toBe(parsed);
  });

  test('still refuses what the inner schema refuses', () => {
    expect(z.safeDecode(schema, 'abcd').error?.issues[0]?.message).toBe('tooLong');
    expect(z.safeDecode(schema, 7).success).toBe(false);
  });
});

describe('paths of issues', () => {
  const body = saveContainers.body;

  test.each([
    [['rows', 1, 'number'], 'cont[1].isian1'],
    [['rows', 0, 'size'], 'cont[0].isian2'],
    [['rows'], 'cont'],
    [['dokapId'], 'id_permohonan_dokap'],
    [[], ''],
  ])('%j is %j on the wire, and back', (path, encoded) => {
    expect(placeOf(body, path).field).toBe(encoded);
    expect(codePath(body, encoded)).toEqual(path);
  });

  test('goes through the wrappers of a list and of optional fields', () => {
    expect(codePath(dokapTypeList.answer, '[3].kd_dokap')).toEqual([3, 'code']);
    expect(placeOf(dokapTypeList.answer, [3, 'mandatory']).field).toBe('[3].wajib');
  });

  test('a name that the schema does not know stays as it is', () => {
    expect(codePath(body, 'lain[2].isi')).toEqual(['lain', '2', 'isi']);
    expect(codePath(body, 'constructor')).toEqual(['constructor']);
    expect(placeOf(body, ['lain'])).toEqual({ field: 'lain', label: undefined });
  });

  test('every field of the permit header finds its way back', () => {
    for (const name of [
      'permitTypeId',
      'number',
      'identityNumber',
      'address',
      'documentKind',
      'businessKind',
      'user',
    ]) {
      const encoded = placeOf(saveApplication.body, [name]).field;
      expect(encoded).not.toBe(name);
      expect(codePath(saveApplication.body, encoded)).toEqual([name]);
    }
  });
});

describe('a field', () => {
  test('without a name on the wire is refused where the object is made', () => {
    const object = z.object({ code: z.string() }) as unknown as Parameters<typeof wire>[0];
    expect(() => wire(object)).toThrow('The field "code" has no name on the wire');
  });

  test('has checks that others have under other names', () => {
    const code = text(3);
    const [port, warehouse] = ['ID_LOKASI', 'ID_GUDANG'].map((name) => z.object({ code: field(name, code) }));
    expect([port, warehouse].map((schema) => schema && wireNamesOf(schema))).toEqual([
      { code: 'ID_LOKASI' },
      { code: 'ID_GUDANG' },
    ]);
  });

  test('keeps its name and label where it may be left out', () => {
    const some = wire(optionalFields(z.object({ name: field('nama', text(3), 'name') })));
    expect(z.decode(some, {})).toEqual({});
    expect(z.decode(some, { nama: 'Ana' })).toEqual({ name: 'Ana' });
    expect(placeOf(some, ['name'])).toEqual({ field: 'nama', label: 'name' });
  });
});
