import type { ScriptOutcome } from '@tideform/engine/scripts';

/**
 * Runs one script in the sandbox's worker. A door for the browser tests of the content security policy: built under the
 * fixed name `/assets/run-script-probe.js`, loaded by no screen.
 */
export function runScript(code: string, data: unknown): Promise<ScriptOutcome> {
  const worker = new Worker(new URL('./script-sandbox-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ScriptOutcome>((resolve, reject) => {
    worker.onmessage = ({ data: answer }: MessageEvent<{ readonly outcome: ScriptOutcome }>) => resolve(answer.outcome);
    worker.onerror = (event) => reject(new Error(event.message || 'The sandbox could not start.'));
    worker.postMessage({ id: 1, code, data });
  }).finally(() => worker.terminate());
}
