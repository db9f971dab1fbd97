import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { wordFailure } from '../check/word-failure.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Of stages that vitest runs. */
  readonly files?: readonly FileTime[];
  /** What did not run, in words: what it needs is not on this machine. */
  readonly leftOut?: readonly string[];
  /** Each with what it said first. */
  readonly failures?: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    /** Why the file itself could not be run. */
    readonly message?: string;
    readonly assertionResults?: readonly {
      readonly status: string;
      readonly title: string;
      readonly ancestorTitles: readonly string[];
      readonly failureMessages?: readonly string[];
    }[];
  }[];
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numTotalTests: number;
  readonly success: boolean;
}

/** A file of tests and the processor seconds that its tests took, with what they started. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** Processor seconds: a file of tests that takes more fails the run, and is split or made cheaper. */
function ceilingOf(file: string): number {
  if (file.endsWith('.spec.ts')) return 300;
  return file.endsWith('.process.test.ts') ? 200 : 60;
}

/** Reads what vitest's JSON reporter wrote. A run that wrote nothing, ran nothing or failed outside a test counts as one failure. */
export function readTally(file: string): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = read(file);
  const failedOutside = !report.success && report.numFailedTests === 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (failedOutside || report.numTotalTests === 0 ? 1 : 0),
  };
}

/** Tests that did not run, by the group they belong to: `rclone works unmodified (3 tests)`. */
export function readLeftOut(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const tests = read(file).testResults.flatMap(({ assertionResults = [] }) => assertionResults);
  const counts = new Map<string, number>();
  for (const { status, title, ancestorTitles } of tests) {
    if (status === 'passed' || status === 'failed') continue;
    const group = ancestorTitles[0] ?? title;
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return [...counts].map(([group, count]) => `${group} (${count} ${count === 1 ? 'test' : 'tests'})`);
}

/** Tests and files that failed, each with the first lines of what they said. */
export function readFailures(file: string, root: string): readonly string[] {
  if (!existsSync(file)) return [];
  return read(file).testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const path = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [wordFailure(path, message)];
    return failed.map(({ title, ancestorTitles, failureMessages = [] }) =>
      wordFailure([path, ...ancestorTitles, title].join(' > '), failureMessages.join('\n')),
    );
  });
}

/** Files of a run, dearest first. Empty where the run wrote nothing. @param file JSON of seconds by file */
export function readFileTimes(file: string): readonly FileTime[] {
  if (!existsSync(file)) return [];
  const secondsOf = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, number>>;
  return sorted(Object.entries(secondsOf).map(([name, seconds]) => ({ file: name, seconds })));
}

const sorted = (times: readonly FileTime[]) => [...times].sort((one, other) => other.seconds - one.seconds);

/** The dearest files of all stages in lines of text. */
export function wordDearest(times: readonly FileTime[], most = 20): readonly string[] {
  return sorted(times)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

/** One line for each file over its ceiling. @param factor how many times more processor time this machine needs than usual */
export function wordTooDear(times: readonly FileTime[], factor: number): readonly string[] {
  return times
    .filter(({ file, seconds }) => seconds > ceilingOf(file) * factor)
    .map(({ file, seconds }) => {
      const took = `${seconds.toFixed(1)} s of the processor, more than ${(ceilingOf(file) * factor).toFixed(0)}`;
      return `FAILED ${file}: its tests took ${took}`;
    });
}

function read(file: string): VitestReport {
  return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
}
