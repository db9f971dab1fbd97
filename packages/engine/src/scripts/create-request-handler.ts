import { OutOfMemoryError, type ScriptMachine } from './create-script-machine.ts';
import type { ScriptProgram } from './script-host.ts';
import type { WorkerReply, WorkerRequest } from './worker-connection.ts';

/** Creates the message handler of a worker, which runs requests in the script machine one after the other. */
export function createRequestHandler(
  machine: ScriptMachine,
  reply: (message: WorkerReply) => void,
): (request: WorkerRequest) => Promise<void> {
  async function load(id: number, text: string): Promise<void> {
    await machine.load(JSON.parse(text) as ScriptProgram);
    reply({ id, kind: 'loaded' });
  }

  function run(id: number, text: string, pauseAfterMs: number): void {
    let part = machine.run(text, pauseAfterMs);
    reply({ id, kind: 'outcomes', ...part });
    while (!part.isDone && !part.isUnusable) {
      part = machine.run('', pauseAfterMs);
      reply({ id, kind: 'outcomes', ...part });
    }
  }

  return async (request) => {
    try {
      if (request.kind === 'load') await load(request.id, request.text);
      else run(request.id, request.text, request.pauseAfterMs);
    } catch (error) {
      const isTooLarge = error instanceof OutOfMemoryError;
      reply({ id: request.id, ...(isTooLarge ? { kind: 'too-large' } : { kind: 'failed', message: String(error) }) });
    }
  };
}
