import type { ComponentSample } from '../kit/component-sample.ts';
import { groupTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { approvalSettingsMessages } from './approval.settings.messages.ts';

export const approvalSettings = settingsForm(approvalSettingsMessages, (own, messages) => ({
  display: labelSettings(messages),
  data: [
    keySetting(messages),
    {
      type: 'user',
      key: 'approvers',
      label: own.approvers,
      description: own.approversHint,
      input: true,
      multiple: true,
      usersSource: 'organization',
    },
  ],
  validation: requiredSettings(messages),
  ...groupTabs(messages),
}));

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
