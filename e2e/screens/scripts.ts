import type { Page } from '@playwright/test';
import type { ScriptBatch, ScriptProgram, ScriptResult } from '@tideform/engine/testing';

/** A program and the batches to run. */
export interface ScriptRun {
  readonly program: ScriptProgram;
  readonly turns: readonly ScriptBatch[];
  /** Options of the script host: how long a worker may be unresponsive, in milliseconds. */
  readonly limits?: { readonly hardMs: number };
}

const scriptUrl = '/assets/run-script-probe.js';

/** Runs form authors' code in the sandbox, started by the page's own script. */
export function runInPage(page: Page, play: ScriptRun): Promise<readonly (readonly ScriptResult[])[]> {
  return page.evaluate(
    async ({ probe, play }) => {
      const { runTurns } = (await import(probe)) as {
        runTurns(program: unknown, turns: unknown, limits: unknown): Promise<readonly (readonly ScriptResult[])[]>;
      };
      return runTurns(play.program, play.turns, play.limits);
    },
    { probe: scriptUrl, play },
  );
}

/** Runs form authors' code in the sandbox, started by a worker of the page. */
export function runInWorker(page: Page, play: ScriptRun): Promise<unknown> {
  return page.evaluate(
    ({ probe, play }) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(probe, { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage(play);
      }),
    { probe: scriptUrl, play },
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
  const [results] = await runInPage(page, { program, turns: [{ patches: [], calls }] });
  return results?.[0];
}
