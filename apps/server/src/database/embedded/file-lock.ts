import { open, readFile, rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from './process-state.ts';

/**
 * Runs `work` while this process alone holds the lock file; others wait. The lock of a process that died is taken over.
 *
 * @throws when the lock is not free after `timeoutMs`
 */
export async function withFileLock<Result>(
  path: string,
  work: () => Promise<Result>,
  timeoutMs = 60_000,
): Promise<Result> {
  await takeLock(path, Date.now() + timeoutMs);
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function takeLock(path: string, deadline: number): Promise<void> {
  while (!(await tryLock(path))) {
    await dropDeadLock(path);
    if (Date.now() > deadline) throw new Error(`${path} is held by another process`);
    await wait(25);
  }
}

async function tryLock(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function dropDeadLock(path: string): Promise<void> {
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  // NOTE: an empty file is a lock being written this instant, and threads of one process share a pid.
  if (holder === 0 || isRunning(holder)) return;
  const grave = `${path}.${process.pid}.dead`;
  await rename(path, grave).catch(() => undefined);
  await rm(grave, { force: true });
}
