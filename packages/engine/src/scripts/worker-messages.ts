import type { MachineReply } from './create-script-machine.ts';

/** What is said to a worker that has a machine. Texts are JSON: a `ScriptProgram`, a `ScriptTurn`. */
export type WorkerRequest =
  | { readonly id: number; readonly kind: 'load'; readonly text: string }
  | { readonly id: number; readonly kind: 'run'; readonly text: string; readonly pauseAfterMs: number };

/** What it answers: to `run` one `outcomes` after the other, until `isDone` or `isSpent`. */
export type WorkerReply =
  | { readonly id: number; readonly kind: 'loaded' }
  /** The data does not fit into the machine. */
  | { readonly id: number; readonly kind: 'too-large' }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string }
  | ({ readonly id: number; readonly kind: 'outcomes' } & MachineReply);
