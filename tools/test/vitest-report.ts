import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numTotalTests: number;
  readonly success: boolean;
}

/** Reads what vitest's JSON reporter wrote. A run that wrote nothing, ran nothing or failed outside a test counts as one failure. */
export function readTally(file: string): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failedOutside = !report.success && report.numFailedTests === 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (failedOutside || report.numTotalTests === 0 ? 1 : 0),
  };
}
