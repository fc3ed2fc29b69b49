/** Packages whose code needs React's client side; components may also pass functions on. */
const clientOnly = [
  'react(?:/jsx-runtime)?',
  'react-dom',
  'react-hook-form',
  'swr',
  'lucide-react',
  '@tanstack/react-virtual',
];

const imports = new RegExp(String.raw`\bfrom\s*["'](?:${clientOnly.join('|')})["']`);

/** Adds `'use client'` to a built module that needs the client. Others stay unchanged. */
export const asClientModule = (code: string): string =>
  imports.test(code) ? `'use client';\n${code}` : code;
