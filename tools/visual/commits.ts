import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';
import { buildBook, picturesOf } from './book.ts';
import { takePictures } from './camera.ts';
import { places } from './places.ts';

async function must(command: string, args: string[], cwd: string): Promise<string> {
  const { code, output } = await run(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return output.trim();
}

/** The pictures of a commit: taken once, from a separate work tree, and cached. Returns their folder. */
export async function picturesAt(ref: string): Promise<string> {
  const commit = await must('git', ['rev-parse', '--verify', `${ref}^{commit}`], root);
  const folder = join(places.commits, commit);
  if (existsSync(folder)) return folder;
  const tree = mkdtempSync(join(tmpdir(), 'pabean-visual-'));
  console.log(`Taking the pictures of ${ref} (${commit.slice(0, 9)}), once.`);
  try {
    await must('git', ['worktree', 'add', '--detach', tree, commit], root);
    await must('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], tree);
    const book = join(tree, 'storybook-static');
    await buildBook(tree, book);
    await takePictures(book, picturesOf(book, []), folder);
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree]);
  }
}
