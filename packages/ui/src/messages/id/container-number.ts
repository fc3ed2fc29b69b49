export const containerNumber = { wrongCheckDigit: '(angka pemeriksa salah)' };
