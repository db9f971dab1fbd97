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
