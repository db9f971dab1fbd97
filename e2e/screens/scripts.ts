import type { Page } from '@playwright/test';
import type { ScriptBatch, ScriptProgram, ScriptResult } from '@tideform/engine/testing';

/** A program and the batches to run. */
export interface ScriptRun {
  readonly program: ScriptProgram;
  readonly batches: readonly ScriptBatch[];
  /** Options of the script host: how long a worker may be unresponsive, in milliseconds. */
  readonly limits?: { readonly hardMs: number };
}

const scriptUrl = '/assets/run-script-probe.js';

/** Runs form authors' code in the sandbox, started by the page's own script. */
export function runInPage(page: Page, run: ScriptRun): Promise<readonly (readonly ScriptResult[])[]> {
  return page.evaluate(
    async ({ probe, play: run }) => {
      const { runTurns } = (await import(probe)) as {
        runTurns(program: unknown, batches: unknown, limits: unknown): Promise<readonly (readonly ScriptResult[])[]>;
      };
      return runTurns(run.program, run.batches, run.limits);
    },
    { probe: scriptUrl, play: run },
  );
}

/** Runs form authors' code in the sandbox, started by a worker of the page. */
export function runInWorker(page: Page, run: ScriptRun): Promise<unknown> {
  return page.evaluate(
    ({ probe, play: run }) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(probe, { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage(run);
      }),
    { probe: scriptUrl, play: run },
  );
}

/** Runs one script that assigns to `value`, and returns its result. */
export async function runCode(page: Page, code: string, data: unknown): Promise<unknown> {
  const program: ScriptProgram = {
    scripts: [{ kind: 'calculateValue', gives: 'value', code, componentId: '0' }],
    components: { '0': { type: 'textfield', key: 'a' } },
    paths: { '0': ['a'] },
    form: { components: [] },
    user: {},
    metadata: {},
    data,
  };
  const calls = [{ script: 0, callId: 0, path: ['a'], rowPath: [] }];
  const [results] = await runInPage(page, { program, batches: [{ patches: [], calls }] });
  return results?.[0];
}
