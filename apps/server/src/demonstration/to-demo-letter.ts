import { toGraphMessage } from '../email/graph-message.ts';
import type { SentEmail } from './demo-workspace.ts';
import type { ContentEmail } from './making/demo-world.ts';

/** Converts an email of the demo to the format of the embedded workspace: a Graph message. */
export const toDemoLetter = ({ letter, by, at }: ContentEmail): SentEmail => ({
  by,
  at: new Date(at),
  message: toGraphMessage(letter),
});
