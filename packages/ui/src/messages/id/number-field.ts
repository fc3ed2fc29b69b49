export const numberField = {
  question: '“{typed}” dapat berarti dua angka. Maksud Anda yang mana?',
  reading: '{number} ({words})',
  thousands: '{count} ribu {rest}',
  decimal: '{whole} koma {fraction}',
};
