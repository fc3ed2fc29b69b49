import { expect, test } from 'vitest';
import { asClientModule } from './client-directive.ts';

const directive = "'use client';\n";

test.each([
  ["import { useState } from 'react';\n"],
  ['import * as React from "react";\n'],
  ["import {\n  ChevronDown,\n  X\n} from 'lucide-react';\n"],
  ["import useSWR from 'swr';\n"],
  ["import { jsx } from 'react/jsx-runtime';\n"],
])('marks a module with %s', (code) => expect(asClientModule(code)).toBe(directive + code));

test.each([
  ["import { converter } from 'culori';\n"],
  ["export { Button } from './parts/react.js';\n"],
  ['export const places = [];\n'],
])('leaves a module with %s', (code) => expect(asClientModule(code)).toBe(code));
