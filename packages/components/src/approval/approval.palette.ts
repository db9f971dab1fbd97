import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { approvalPaletteMessages } from './approval.palette.messages.ts';
import type { Approval, ApprovalProps } from './approval.ts';

export const approvalEntry: PaletteEntry<ApprovalProps, Approval> = {
  group: 'data',
  messages: approvalPaletteMessages,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer: ({ approvers }) => ({
    status: 'approved',
    by: approvers[0] ?? { displayName: 'Ada Byron' },
    timestamp: '2026-11-23T09:30:00.000Z',
    comment: '',
  }),
};
