import { writeFileSync } from 'node:fs';
import { DefaultReporter, type TestModule, type TestSpecification } from 'vitest/node';

const REPORT_INTERVAL_MS = 10_000;

/**
 * Vitest reporter that prints progress periodically, and only failures of each file. Writes the processor seconds of
 * each file to `$PROCESSOR_TIMES`.
 */
export default class ProgressReporter extends DefaultReporter {
  #all = 0;
  #done = 0;
  #failed = 0;
  #beganMs = 0;
  #toldMs = 0;
  readonly #secondsOf: Record<string, number> = {};

  constructor() {
    super({ summary: false });
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    this.#all = specifications.length;
    this.#beganMs = performance.now();
    this.#toldMs = this.#beganMs;
  }

  override onTestModuleEnd(module: TestModule): void {
    super.onTestModuleEnd(module);
    this.#done += 1;
    if (!module.ok()) this.#failed += 1;
    const { processorSeconds } = module.meta() as { readonly processorSeconds?: number };
    if (processorSeconds !== undefined) this.#secondsOf[module.relativeModuleId] = processorSeconds;
    const nowMs = performance.now();
    if (nowMs - this.#toldMs < REPORT_INTERVAL_MS && this.#done < this.#all) return;
    this.#toldMs = nowMs;
    this.log(formatProgress(this.#done, this.#all, this.#failed, nowMs - this.#beganMs));
  }

  override onTestRunEnd(...ended: Parameters<DefaultReporter['onTestRunEnd']>): void {
    super.onTestRunEnd(...ended);
    const { PROCESSOR_TIMES: file } = process.env;
    if (file) writeFileSync(file, JSON.stringify(this.#secondsOf));
  }

  override printTestModule(module: TestModule): void {
    if (!module.ok()) super.printTestModule(module);
  }
}

/** Formats the progress: `312 of 874 files, 1 failed; about 2 min left`. */
export function formatProgress(done: number, all: number, failed: number, tookMs: number): string {
  const left = ((tookMs / done) * (all - done)) / 60_000;
  const words = [`${done} of ${all} files`, failed > 0 ? `, ${failed} failed` : ''];
  if (done < all)
    words.push(`; about ${left < 0.95 ? `${Math.ceil(left * 6) * 10} s` : `${Math.ceil(left)} min`} left`);
  return `  ${words.join('')}`;
}
