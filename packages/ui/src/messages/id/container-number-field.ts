import { wrongContainerId } from '@pabean/api/rules';

export const containerNumberField = {
  example: 'Contoh: CSQU 305438 3',
  name: 'Nomor Peti Kemas',
  expected: 'Angka pemeriksa: {right}',
  right: 'Angka pemeriksa benar',
  wrong: 'Angka pemeriksa seharusnya {right}',
  invalid: wrongContainerId,
  help: 'Angka pemeriksa untuk {number} adalah {right}, bukan {typed}.',
};
