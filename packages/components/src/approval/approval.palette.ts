import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { approvalPaletteWords } from './approval.palette.words.ts';
import type { Approval, ApprovalProps } from './approval.ts';

export const approvalEntry: PaletteEntry<ApprovalProps, Approval> = {
  group: 'data',
  words: approvalPaletteWords,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: ({ approvers }) => ({
    status: 'approved',
    by: approvers[0] ?? { displayName: 'Ada Byron' },
    timestamp: '2026-11-23T09:30:00.000Z',
    comment: '',
  }),
};
