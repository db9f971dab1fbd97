import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { userPaletteWords } from './user.palette.words.ts';

export const userEntry: PaletteEntry = {
  group: 'choice',
  words: userPaletteWords,
  start: ({ label }) => ({ label, input: true, usersSource: 'teamMembers' }),
};
