import type { MachineReply } from './create-script-machine.ts';

/** Request to a worker with a script machine. `text` is JSON: a `ScriptProgram` or a `ScriptBatch`. */
export type WorkerRequest =
  | { readonly id: number; readonly kind: 'load'; readonly text: string }
  | { readonly id: number; readonly kind: 'run'; readonly text: string; readonly pauseAfterMs: number };

/** Reply of a worker. A `run` request gets several `outcomes` replies, until one has `isDone` or `isUnusable`. */
export type WorkerReply =
  | { readonly id: number; readonly kind: 'loaded' }
  /** The data does not fit into the memory of the machine. */
  | { readonly id: number; readonly kind: 'too-large' }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string }
  | ({ readonly id: number; readonly kind: 'outcomes' } & MachineReply);
