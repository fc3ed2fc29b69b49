/** Texts that have broken the parsing, comparing, storing, showing or measuring of software. */
export const hostileTexts: readonly string[] = [
  // Markup and scripts.
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  `{{7*7}} ${'$'}{7*7} <%= 7*7 %>`,
  // Statements, patterns and formats.
  "' or 1=1 --",
  "'; drop table company; --",
  '%_%\\',
  '%s%n%d%x',
  '$(id) `id` | id; id',
  '(a+)+$',
  // Cells that a spreadsheet would execute.
  '=cmd|"/c calc"!A1',
  '@SUM(1+1)',
  // Paths and addresses.
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%252e%252e%255c',
  'file:///etc/passwd',
  'http://127.0.0.1:22/',
  'CON',
  '.',
  '..',
  // Header and mail lines.
  'uji@contoh.example\r\nBcc: lain@contoh.example',
  '"a,b"@contoh.example, lain@contoh.example',
  // Invisible, direction-changing, joining and combining characters.
  '\0',
  'a\0b',
  '\u001b[31m',
  '\u202egnp.exe',
  '\u200b\u2060\ufeff',
  '\ud800',
  'A\u030a\u0316\u0301',
  'ﷺ',
  'İıſK',
  '👩‍👩‍👧‍👦',
  '＜ｓｃｒｉｐｔ＞',
  // JavaScript's built-in names.
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  // Invalid and too large numbers and dates.
  'NaN',
  '-0',
  '1e309',
  '9007199254740993',
  '٣',
  '0x10',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '+275760-09-13',
  // Data URLs.
  'data:application/pdf;base64,',
  'data:application/pdf;base64,%PDF-1.7',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:application/pdf;base64,JVBERi0xLjcK====',
];
