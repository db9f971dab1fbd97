export { createRequestHandler } from './create-request-handler.ts';
export { createScriptHost, type HostLimits } from './create-script-host.ts';
export {
  createScriptMachine,
  type MachineLimits,
  type MachinePorts,
  type MachineReply,
  OutOfMemoryError,
  type ScriptMachine,
} from './create-script-machine.ts';
export type { LibraryName } from './inside/inside-source.ts';
export { openInProcessScripts } from './open-in-process-scripts.ts';
export * from './script-host.ts';
export type { ScriptWorker, WorkerPorts, WorkerReply, WorkerRequest } from './worker-connection.ts';
