import { toGraphMessage } from '../email/to-graph-message.ts';
import type { SentEmail } from './demo-workspace.ts';
import type { ContentEmail } from './making/demo-context.ts';

/** Converts an email of the demo to the format of the embedded workspace: a Graph message. */
export const toDemoEmail = ({ letter, by, at }: ContentEmail): SentEmail => ({
  by,
  at: new Date(at),
  message: toGraphMessage(letter),
});
