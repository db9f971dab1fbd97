import type { HostLimits, ScriptBatch, ScriptProgram, ScriptResult } from '@tideform/engine/scripts';
import { openScriptHost } from './open-browser-scripts.ts';

/**
 * Runs scripts in the worker of the sandbox. Entry point for browser tests: it is built under the fixed name
 * `/assets/run-script-probe.js`, and no screen loads it. If it is started as a worker, it runs the scripts in its
 * messages.
 */
export async function runTurns(
  program: ScriptProgram,
  batches: readonly ScriptBatch[],
  limits?: HostLimits,
): Promise<readonly (readonly ScriptResult[])[]> {
  const host = openScriptHost(limits);
  try {
    await host.load(program);
    const results: (readonly ScriptResult[])[] = [];
    for (const batch of batches) results.push((await host.run(batch)).results);
    return results;
  } finally {
    host.close();
  }
}

if (typeof document === 'undefined') {
  self.onmessage = async ({
    data,
  }: MessageEvent<{
    readonly program: ScriptProgram;
    readonly batches: readonly ScriptBatch[];
    readonly limits?: HostLimits;
  }>) => {
    self.postMessage(await runTurns(data.program, data.batches, data.limits).catch(String));
  };
}
