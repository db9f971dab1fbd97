import { TEAM_MEMBERS_SOURCE_ID } from '../kit/data-rows/team-members.ts';
import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { spSelectPaletteMessages } from './spSelect.palette.messages.ts';
import type { SpSelectProps, SpSelectValue } from './spSelect.ts';

export const spSelectEntry: PaletteEntry<SpSelectProps, SpSelectValue> = {
  group: 'choice',
  messages: spSelectPaletteMessages,
  start: ({ label }) => ({ label, input: true, dataSourceId: TEAM_MEMBERS_SOURCE_ID, labelProperty: 'Title' }),
  sampleAnswer: ({ dataSourceId, labelProperty }) =>
    dataSourceId === TEAM_MEMBERS_SOURCE_ID ? { id: '1', [labelProperty || 'Title']: 'Ada Byron' } : undefined,
};
