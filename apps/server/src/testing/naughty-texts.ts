/** Texts that break careless rendering. */
export const naughtyTexts: readonly string[] = [
  '',
  ' ',
  '\0nol\0',
  'kanan \u202Ekanan ke kiri\u202C \u2066terpisah\u2069',
  '<script>alert(1)</script>',
  ') Tj ET endstream endobj \\',
  'A'.repeat(500),
  'kata '.repeat(100),
  '日本語と العربية עברית ไทย',
  '😀👩‍👩‍👧‍👦🇮🇩',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '\uD800 sendirian',
  'baris\nbaris\r\nbaris\ttab',
  '=HYPERLINK("http://x")',
  '{page} {url} {{7*7}} <%=7*7%>',
];
