import type { ComponentSample } from '../../kit/component-sample.ts';

const definition = { type: 'permissionList', key: 'permissions', label: 'For people', input: true };
const ada = { id: 'ada', displayName: 'Ada Byron', mail: 'ada@example.org' };

export const permissionListSamples: readonly ComponentSample[] = [
  { name: 'One may read', definition, answer: [{ user: [ada], permissionLevel: 'view' }] },
  { name: 'None yet', definition },
  {
    name: 'As form files hold it',
    definition: { ...definition, description: 'The strictest holds' },
    answer: [{ user: ada, permissionLevel: 'HIDDEN' }, null, { user: 'bob@example.org' }],
  },
];
