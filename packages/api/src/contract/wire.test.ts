import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dokapTypeList } from './dokap-reference.ts';
import { saveContainers } from './dokap-rows.ts';
import { saveApplication } from './save-application.ts';
import { orNull, text } from './text.ts';
import { codePath, wire, wirePath } from './wire.ts';

const person = wire(z.object({ name: z.string(), address: orNull(text(10)), age: z.optional(z.int()) }), {
  name: 'NM_ORANG',
  address: 'AL_ORANG',
  age: 'umur',
});

describe('wire', () => {
  test('renames on the way in and on the way out', () => {
    const travelling = { NM_ORANG: 'Rina', AL_ORANG: 'Batam', umur: 30 };
    const parsed = z.decode(person, travelling);
    expect(parsed).toEqual({ name: 'Rina', address: 'Batam', age: 30 });
    expect(z.encode(person, parsed)).toEqual(travelling);
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
  ])('%j is %j on the wire, and back', (path, travelling) => {
    expect(wirePath(body, path)).toBe(travelling);
    expect(codePath(body, travelling)).toEqual(path);
  });

  test('goes through the wrappers of a list and of optional fields', () => {
    expect(codePath(dokapTypeList.answer, '[3].kd_dokap')).toEqual([3, 'code']);
    expect(wirePath(dokapTypeList.answer, [3, 'mandatory'])).toBe('[3].wajib');
  });

  test('a name that the schema does not know stays as it is', () => {
    expect(codePath(body, 'lain[2].isi')).toEqual(['lain', '2', 'isi']);
    expect(codePath(body, 'constructor')).toEqual(['constructor']);
    expect(wirePath(body, ['lain'])).toBe('lain');
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
      const travelling = wirePath(saveApplication.body, [name]);
      expect(travelling).not.toBe(name);
      expect(codePath(saveApplication.body, travelling)).toEqual([name]);
    }
  });
});
