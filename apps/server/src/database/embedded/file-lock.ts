import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { identifyProcess } from './process-state.ts';

/**
 * Runs `work` while holding a lock file; other callers wait. The lock of a process that ended is taken over, even if
 * its process ID was reused.
 *
 * @throws if the lock isn't free after `timeoutMs`
 */
export async function withFileLock<Result>(
  path: string,
  work: () => Promise<Result>,
  timeoutMs = 60_000,
): Promise<Result> {
  await acquireLock(path, Date.now() + timeoutMs);
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function acquireLock(path: string, deadline: number): Promise<void> {
  while (!(await tryLock(path))) {
    await deleteStaleLock(path);
    if (Date.now() > deadline) throw new Error(`${path} is locked by another process`);
    await wait(25);
  }
}

/** Creates the lock file atomically with its content, by linking a file that was written under another name. */
async function tryLock(path: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${process.pid} ${identifyProcess(process.pid)}`, { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function deleteStaleLock(path: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined || isLockHeld(text)) return;
  const grave = `${path}.${randomUUID()}`;
  await rename(path, grave).catch(() => undefined);
  const buried = await readFile(grave, 'utf8').catch(() => text);
  // NOTE: if another process took over the lock first, the renamed file is that process's new lock, which is restored.
  if (buried !== text) await link(grave, path).catch(() => undefined);
  await rm(grave, { force: true });
}

function isLockHeld(text: string): boolean {
  const [pid = '', identity = ''] = text.split(' ');
  return identifyProcess(Number(pid)) === identity;
}
