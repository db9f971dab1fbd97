import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { userPaletteMessages } from './user.palette.messages.ts';

export const userEntry: PaletteEntry = {
  group: 'choice',
  messages: userPaletteMessages,
  start: ({ label }) => ({ label, input: true, usersSource: 'teamMembers' }),
};
