import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { formatFailure } from '../check/format-failure.ts';

export interface TestTally {
  readonly passed: number;
  readonly failed: number;
  /** Processor seconds by file, for stages run by Vitest. */
  readonly files?: readonly FileTime[];
  /** Descriptions of skipped tests, whose requirements are missing on this machine. */
  readonly skipped?: readonly string[];
  /** Descriptions of failures, each with the beginning of its message. */
  readonly failures?: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    /** Error that prevented the test file from running. */
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

/** A test file and the processor seconds of its tests, including child processes. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/**
 * Returns the maximum processor seconds of a test file. A file that takes more fails the run, and must be split or made
 * faster.
 */
function getLimit(file: string): number {
  if (file.endsWith('.spec.ts')) return 300;
  return file.endsWith('.process.test.ts') ? 200 : 60;
}

/**
 * Parses the output of Vitest's JSON reporter. A run that wrote no report, ran no tests or failed outside a test counts
 * as one failure.
 */
export function readTally(file: string): TestTally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = read(file);
  const failedOutside = !report.success && report.numFailedTests === 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (failedOutside || report.numTotalTests === 0 ? 1 : 0),
  };
}

/** Returns skipped tests by their group: `rclone works unmodified (3 tests)`. */
export function readSkipped(file: string): readonly string[] {
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

/** Returns the failed tests and files, each with the beginning of its error message. */
export function readFailures(file: string, root: string): readonly string[] {
  if (!existsSync(file)) return [];
  return read(file).testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const path = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [formatFailure(path, message)];
    return failed.map(({ title, ancestorTitles, failureMessages = [] }) =>
      formatFailure([path, ...ancestorTitles, title].join(' > '), failureMessages.join('\n')),
    );
  });
}

/**
 * Returns the test files of a run with their processor seconds, highest first. Empty if the run wrote no such file.
 *
 * @param file JSON file with seconds by test file
 */
export function readFileTimes(file: string): readonly FileTime[] {
  if (!existsSync(file)) return [];
  const secondsOf = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, number>>;
  return sorted(Object.entries(secondsOf).map(([name, seconds]) => ({ file: name, seconds })));
}

const sorted = (times: readonly FileTime[]) => [...times].sort((one, other) => other.seconds - one.seconds);

/** Formats the most expensive files of all stages. */
export function formatMostExpensive(times: readonly FileTime[], most = 20): readonly string[] {
  return sorted(times)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

/**
 * Formats one line for each file over its limit.
 *
 * @param factor how many times more processor time this machine needs than the reference machine
 */
export function formatOverLimit(times: readonly FileTime[], factor: number): readonly string[] {
  return times
    .filter(({ file, seconds }) => seconds > getLimit(file) * factor)
    .map(({ file, seconds }) => {
      const took = `${seconds.toFixed(1)} s of processor time, more than ${(getLimit(file) * factor).toFixed(0)}`;
      return `FAILED ${file}: its tests took ${took}`;
    });
}

function read(file: string): VitestReport {
  return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
}
