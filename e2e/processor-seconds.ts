import { readdirSync, readFileSync } from 'node:fs';

/** State of a process, as read from `/proc` on Linux. Times are in processor seconds. */
export interface SeenProcess {
  /** Process ID and start time, since process IDs are reused. */
  readonly id: string;
  readonly parentId: string;
  readonly ownSeconds: number;
  /** Time of the process's ended children and their descendants, if the process has waited for them. */
  readonly endedChildrenSeconds: number;
}

/** Number of ticks per second in which Linux counts processor time. */
const TICKS_A_SECOND = 100;

/**
 * Returns the processor seconds of this process and its descendants so far; on systems without `/proc`, of this process
 * only.
 */
export function getProcessorSeconds(): number {
  return readSeconds(String(process.pid)) ?? process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
}

function readSeconds(pid: string): number | undefined {
  const self = readProcess(pid);
  if (!self) return undefined;
  return listChildProcesses(pid).reduce(
    (sum, child) => sum + (readSeconds(child) ?? 0),
    self.ownSeconds + self.endedChildrenSeconds,
  );
}

/** Returns the IDs of the children of a process, started by any of its threads; empty once the process has ended. */
export function listChildProcesses(pid: string): readonly string[] {
  return readOrEmpty(() => readdirSync(`/proc/${pid}/task`)).flatMap((thread) =>
    readOrEmpty(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean)),
  );
}

/** Returns the result of `read`, or an empty list if a process or thread ends while `/proc` is read. */
function readOrEmpty(read: () => readonly string[]): readonly string[] {
  try {
    return read();
  } catch {
    return [];
  }
}

/** Reads a process; `parentId` is the bare process ID of its parent. Returns `undefined` if the process has ended. */
export function readProcess(number: string): SeenProcess | undefined {
  try {
    const text = readFileSync(`/proc/${number}/stat`, 'latin1');
    // The process name is in parentheses and may contain any characters.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const seconds = (...places: readonly number[]) =>
      places.reduce((sum, place) => sum + Number(fields[place]), 0) / TICKS_A_SECOND;
    return {
      id: `${number} ${fields[19]}`,
      parentId: fields[1] ?? '',
      ownSeconds: seconds(11, 12),
      endedChildrenSeconds: seconds(13, 14),
    };
  } catch {
    return undefined;
  }
}
