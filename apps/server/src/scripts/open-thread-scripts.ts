import { Worker } from 'node:worker_threads';
import {
  createScriptHost,
  type HostLimits,
  type ScriptHost,
  type WorkerPorts,
  type WorkerReply,
} from '@tideform/engine/scripts';

/** Memory limits of the worker thread, in addition to the memory limit of the sandbox. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/**
 * Opens a script sandbox for one session, on a separate thread. No library is loaded until the host's `load` is called.
 */
export function openThreadScripts(limits?: HostLimits): ScriptHost {
  return createScriptHost(
    {
      startWorker,
      after(delayMs, then) {
        const timer = setTimeout(then, delayMs);
        return () => clearTimeout(timer);
      },
    },
    limits,
  );
}

const startWorker: WorkerPorts['startWorker'] = (onReply, onFailure) => {
  const thread = new Worker(new URL('./script-thread.ts', import.meta.url), { env: {}, resourceLimits });
  thread.on('message', (reply: WorkerReply) => onReply(reply));
  thread.on('error', onFailure);
  thread.on('exit', () => onFailure(new Error('The script worker thread ended.')));
  // A session that was never closed must not keep the process alive.
  thread.unref();
  return { post: (request) => thread.postMessage(request), terminate: () => void thread.terminate() };
};
