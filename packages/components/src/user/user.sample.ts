import type { ComponentSample } from '../kit/component-sample.ts';

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
