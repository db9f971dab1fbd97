import { execFileSync } from 'node:child_process';

/** Returns the commit that a change is compared with: `wanted`, or the merge base with origin/main, or the previous commit. */
export function findBase(root: string, requestedBase: string | undefined): string {
  if (requestedBase !== undefined) return git(root, 'rev-parse', '--short', requestedBase);
  try {
    const mergeBase = git(root, 'merge-base', 'HEAD', 'origin/main');
    if (mergeBase !== git(root, 'rev-parse', 'HEAD')) return mergeBase.slice(0, 8);
  } catch {
    // origin/main is missing, as in a clone of a single branch.
  }
  return git(root, 'rev-parse', '--short', 'HEAD~1');
}

/**
 * Returns the paths that differ from `base`, in commits and in the working tree, including new files but not deleted
 * ones.
 */
export function listChangedFiles(root: string, base: string): readonly string[] {
  const changed = git(root, 'diff', '--name-only', '--diff-filter=d', base);
  const added = git(root, 'ls-files', '--others', '--exclude-standard');
  return [...new Set(`${changed}\n${added}`.split('\n'))].filter((path) => path !== '').sort();
}

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync('git', [...args], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
