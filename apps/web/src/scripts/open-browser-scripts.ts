import {
  createScriptHost,
  type HostLimits,
  type ScriptHost,
  type ScriptWorker,
  type WorkerPorts,
  type WorkerReply,
} from '@tideform/engine/scripts';

/** Idle worker of a finished session, which is kept because starting a worker costs more. */
let idleWorker: Worker | undefined;

/**
 * Opens the sandbox for the scripts of one session, in a separate worker. Works in pages and in workers. Nothing is
 * loaded before `load` of the returned host is called.
 */
export function openScriptHost(limits?: HostLimits): ScriptHost {
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

const startWorker: WorkerPorts['startWorker'] = (onReply, onFailure): ScriptWorker => {
  const worker = idleWorker ?? new Worker(new URL('./script-sandbox-worker.ts', import.meta.url), { type: 'module' });
  idleWorker = undefined;
  worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => onReply(data);
  worker.onerror = (event) => onFailure(new Error(event.message || 'The script worker couldn’t start.'));
  return {
    post: (request) => worker.postMessage(request),
    terminate: () => worker.terminate(),
    release() {
      worker.onmessage = null;
      worker.onerror = null;
      if (idleWorker) worker.terminate();
      else idleWorker = worker;
    },
  };
};
