import type { HostLimits, ScriptBatch, ScriptProgram, ScriptResult } from '@tideform/engine/scripts';
import { openBrowserScripts } from './open-browser-scripts.ts';

/**
 * Runs scripts in the sandbox's worker. A door for the browser tests: built under the fixed name
 * `/assets/run-script-probe.js`, loaded by no screen. Started as a worker it does the same for whoever writes to it.
 */
export async function runTurns(
  program: ScriptProgram,
  turns: readonly ScriptBatch[],
  limits?: HostLimits,
): Promise<readonly (readonly ScriptResult[])[]> {
  const host = openBrowserScripts(limits);
  try {
    await host.load(program);
    const heard: (readonly ScriptResult[])[] = [];
    for (const turn of turns) heard.push((await host.run(turn)).outcomes);
    return heard;
  } finally {
    host.close();
  }
}

if (typeof document === 'undefined') {
  self.onmessage = async ({
    data,
  }: MessageEvent<{
    readonly program: ScriptProgram;
    readonly turns: readonly ScriptBatch[];
    readonly limits?: HostLimits;
  }>) => {
    self.postMessage(await runTurns(data.program, data.turns, data.limits).catch(String));
  };
}
