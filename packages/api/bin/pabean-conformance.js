#!/usr/bin/env node
import { conformanceCommand } from '@pabean/api/conformance';

process.exitCode = await conformanceCommand(process.argv.slice(2), {
  environment: process.env,
  write: (text) => process.stdout.write(text),
});
