import type { ComponentSample } from '../kit/component-sample.ts';

const lena = { id: 'lena', displayName: 'Lena Fischer', mail: 'lena@northgate.example' };
const tom = { id: 'tom', displayName: 'Tom Okafor', mail: 'tom@northgate.example' };

export const approvalSamples: readonly ComponentSample[] = [
  {
    name: 'Approved',
    definition: {
      type: 'approval',
      key: 'release',
      label: 'Release of the scaffold',
      input: true,
      approvers: [lena, tom],
      validate: { required: true },
    },
    answer: {
      status: 'approved',
      by: lena,
      timestamp: '2026-11-23T09:30:00.000Z',
      comment: 'Netting on level 3 is mended.',
    },
  },
  {
    name: 'Rejected',
    definition: { type: 'approval', key: 'budget', label: 'Budget', input: true },
    answer: { status: 'rejected', by: tom, timestamp: '2026-11-23T15:05:00.000Z', comment: '' },
  },
  {
    name: 'Not decided yet',
    definition: {
      type: 'approval',
      key: 'open',
      label: 'Approved by the site manager',
      input: true,
      description: 'Look at the photos first',
    },
  },
  {
    name: 'As form files hold it',
    definition: { type: 'approval', key: 'odd', label: 'Odd settings', approvers: 'lena', validate: [] },
    answer: 'javascript:alert(1)',
  },
];
