import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Returns true if a process with this ID exists, also of another user. Zombies don't count, since they hold no
 * resources.
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/**
 * Returns the command line of a process with spaces between arguments; `''` if the process doesn't exist or is
 * unreadable.
 */
export function readCommandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Resolves with true once the process has ended, or with false after `timeoutMs`. */
export async function waitForExit(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await wait(10);
  }
  return true;
}

/**
 * Identifies a process by its start time and the boot of the machine, to distinguish it from a later process with the
 * same ID. Returns `undefined` if the process doesn't exist.
 */
export function identifyProcess(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined;
  if (process.platform !== 'linux') return 'running';
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${readStat(pid)[19]}`;
  } catch {
    return undefined;
  }
}

function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return readStat(pid)[0] === 'Z';
  } catch {
    return true;
  }
}

/**
 * Reads the fields of `/proc/{pid}/stat` from the third field on: index 0 is the state of the process, index 19 its
 * start time in ticks since boot (proc_pid_stat(5)).
 */
function readStat(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
