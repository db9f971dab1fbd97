import { groupTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { approvalSettingsWords } from './approval.settings.words.ts';

export const approvalSettings = settingsForm(approvalSettingsWords, (own, words) => ({
  display: labelSettings(words),
  data: [
    keySetting(words),
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
  validation: requiredSettings(words),
  ...groupTabs(words),
}));
