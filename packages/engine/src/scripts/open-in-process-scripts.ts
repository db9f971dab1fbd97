import { answerRequests } from './answer-requests.ts';
import { createScriptHost } from './create-script-host.ts';
import { createScriptMachine, type MachineLimits, type MachinePorts } from './create-script-machine.ts';
import type { ScriptHost } from './script-host.ts';

/**
 * Opens a host whose machine runs here: for tests and tools. Nobody can end a script that hangs in one built-in call.
 */
export function openInProcessScripts(ports: MachinePorts, limits?: MachineLimits): ScriptHost {
  return createScriptHost({
    startWorker(onReply) {
      const machine = createScriptMachine(ports, limits);
      const answer = answerRequests(machine, onReply);
      return {
        post: (request) => void Promise.resolve().then(() => answer(request)),
        terminate: machine.close,
      };
    },
    after: () => () => undefined,
  });
}
