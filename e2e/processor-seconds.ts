import { readdirSync, readFileSync } from 'node:fs';

/** A process as one look at Linux' `/proc` found it; times in seconds of the processor. */
export interface SeenProcess {
  /** Its number and when it began: numbers are given again. */
  readonly id: string;
  readonly parentId: string;
  readonly own: number;
  /** Of children that have ended, with their children: those of whose end it has heard. */
  readonly ofEnded: number;
}

/** What Linux counts processor time in. */
const TICKS_A_SECOND = 100;

/** Seconds of this process and of what it has started, up to now; without `/proc` of this process alone. */
export function processorSecondsSoFar(): number {
  return secondsOf(String(process.pid)) ?? process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
}

function secondsOf(pid: string): number | undefined {
  const self = readProcess(pid);
  if (!self) return undefined;
  return childrenOf(pid).reduce((sum, child) => sum + (secondsOf(child) ?? 0), self.own + self.ofEnded);
}

/** Returns the process ids that any thread of a process has started; empty once the process has ended. */
export function childrenOf(pid: string): readonly string[] {
  return valueOrNone(() => readdirSync(`/proc/${pid}/task`)).flatMap((thread) =>
    valueOrNone(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean)),
  );
}

/** Processes and threads may end between any two looks at `/proc`. */
function valueOrNone(read: () => readonly string[]): readonly string[] {
  try {
    return read();
  } catch {
    return [];
  }
}

/** With the bare number of its parent. `undefined`: it has ended. */
export function readProcess(number: string): SeenProcess | undefined {
  try {
    const text = readFileSync(`/proc/${number}/stat`, 'latin1');
    // Its name stands in brackets and may have any characters.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const seconds = (...places: readonly number[]) =>
      places.reduce((sum, place) => sum + Number(fields[place]), 0) / TICKS_A_SECOND;
    return {
      id: `${number} ${fields[19]}`,
      parentId: fields[1] ?? '',
      own: seconds(11, 12),
      ofEnded: seconds(13, 14),
    };
  } catch {
    return undefined;
  }
}
