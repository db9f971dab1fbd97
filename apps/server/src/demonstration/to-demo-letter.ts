import { messageOf } from '../email/message-of.ts';
import type { DemoLetter } from './demo-workspace.ts';
import type { ContentLetter } from './making/world.ts';

/** An email as the workspace takes it: as Graph was given it. */
export const toDemoLetter = ({ letter, by, at }: ContentLetter): DemoLetter => ({
  by,
  at: new Date(at),
  message: messageOf(letter),
});
