import type { ComponentSample } from '../kit/component-sample.ts';
import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { choiceSetting, numberSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { userSettingsMessages } from './user.settings.messages.ts';

const requiredRule = { required: true };

export const userSettings = settingsForm(userSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    textSetting('placeholder', messages.placeholder, { description: messages.placeholderHint }),
  ],
  data: [
    keySetting(messages),
    {
      ...choiceSetting('usersSource', own.source, own.sources),
      description: own.sourceHint,
      validate: requiredRule,
    },
    {
      type: 'user',
      key: 'specificUsers',
      label: own.specific,
      input: true,
      multiple: true,
      usersSource: 'organization',
      validate: requiredRule,
      conditional: { show: true, when: 'usersSource', eq: 'specificUsers' },
      clearOnHide: false,
    },
    switchSetting('multiple', own.several),
    numberSetting('searchDebounce', own.debounce, { validate: { min: 0, max: 10 } }),
  ],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));

const tom = {
  id: 'tom',
  userPrincipalName: 'tom@northgate.example',
  displayName: 'Tom Okafor',
  mail: 'tom@northgate.example',
  jobTitle: 'Scaffolder',
};
const lena = {
  id: 'lena',
  displayName: 'Lena Fischer',
  mail: 'lena@northgate.example',
  jobTitle: 'Mechanical foreman',
};

export const userSamples: readonly ComponentSample[] = [
  {
    name: 'Somebody of the team',
    definition: { type: 'user', key: 'fixBy', label: 'Fix by', input: true, validate: { required: true } },
    answer: tom,
  },
  {
    name: 'Some of a few',
    definition: {
      type: 'user',
      key: 'present',
      label: 'Who was there',
      input: true,
      usersSource: 'specificUsers',
      specificUsers: [tom, lena],
      multiple: true,
      description: 'Type a name, or choose from the list',
    },
    answer: [tom, lena],
  },
  {
    name: 'Anybody of the organization',
    definition: { type: 'user', key: 'approver', label: 'Approver', input: true, usersSource: 'organization' },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'user',
      key: 'odd',
      label: 'Odd settings',
      usersSource: 'elsewhere',
      specificUsers: null,
      searchDebounce: '1',
      multiple: 'true',
      validate: [],
    },
    answer: lena,
  },
];
