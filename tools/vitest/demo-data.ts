import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '../../apps/portal/e2e/server.ts';

/** Global set-up of the end-to-end tests: fills one data folder with the demo data, of which each server gets a copy. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'pabean-demo-'));
  const server = await startServer({ DATA_DIR: folder });
  await server.stop();
  project.provide('demoData', folder);
  return () => rm(folder, { recursive: true, force: true });
}
