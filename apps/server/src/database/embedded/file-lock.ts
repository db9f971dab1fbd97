import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { identifyProcess } from './process-state.ts';

/**
 * Runs `work` while this caller alone holds the lock file; others wait. The lock of a process that died is taken over, also
 * when another process has its number by now.
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

/** The file appears with its content or not at all: it is written under another name and linked. */
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

async function dropDeadLock(path: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined || isHeld(text)) return;
  const grave = `${path}.${randomUUID()}`;
  await rename(path, grave).catch(() => undefined);
  const buried = await readFile(grave, 'utf8').catch(() => text);
  // NOTE: somebody else was quicker, and this is the lock that they took since: it goes back.
  if (buried !== text) await link(grave, path).catch(() => undefined);
  await rm(grave, { force: true });
}

function isHeld(text: string): boolean {
  const [pid = '', identity = ''] = text.split(' ');
  return identifyProcess(Number(pid)) === identity;
}
