import { createRequestHandler } from './create-request-handler.ts';
import { createScriptHost } from './create-script-host.ts';
import { createScriptMachine, type MachineLimits, type MachinePorts } from './create-script-machine.ts';
import type { ScriptHost } from './script-host.ts';

/**
 * Opens a script host in the current thread, for tests and tools. A script that hangs in a built-in call cannot be
 * stopped.
 */
export function openInProcessScripts(ports: MachinePorts, limits?: MachineLimits): ScriptHost {
  return createScriptHost({
    startWorker(onReply) {
      const machine = createScriptMachine(ports, limits);
      const answer = createRequestHandler(machine, onReply);
      return {
        post: (request) => void Promise.resolve().then(() => answer(request)),
        terminate: machine.close,
      };
    },
    after: () => () => undefined,
  });
}
