import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether a process with this id exists, whoever owns it. A zombie counts as gone: it holds nothing any more. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(pid);
}

/** The process's command line, arguments separated by spaces; empty when there is no such process or it cannot be read. */
export function readCommandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Resolves with true once the process is gone, with false after `timeoutMs`. */
export async function waitForExit(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await wait(10);
  }
  return true;
}

/**
 * Tells a process from a later one of the same number, as far as the system lets us: by the instant of its start and the
 * boot of the machine. `undefined` when there is no such process.
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

/** Fields of `/proc/{pid}/stat` from the third on: the state, …, at 19 the start in ticks since the boot (proc_pid_stat(5)). */
function readStat(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
