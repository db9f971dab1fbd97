import type { ComponentSample } from '../kit/component-sample.ts';

const tom = { id: 'tom', Title: 'Tom Okafor', EMail: 'tom@northgate.example', JobTitle: 'Scaffolder' };
const lena = { id: 'lena', Title: 'Lena Fischer', EMail: 'lena@northgate.example', JobTitle: 'Mechanical foreman' };

export const spSelectSamples: readonly ComponentSample[] = [
  {
    name: 'A row of the team',
    definition: {
      type: 'spSelect',
      key: 'foreman',
      label: 'Foreman',
      input: true,
      dataSourceId: 'team-members',
      labelProperty: 'Title',
      sortBy: 'Title',
      validate: { required: true },
    },
    answer: lena,
  },
  {
    name: 'Several rows',
    definition: {
      type: 'spSelect',
      key: 'crew',
      label: 'Crew',
      input: true,
      multiple: true,
      dataSourceId: 'team-members',
      template: '<b>{{ item.Title }}</b>',
      filterQuery: "JobTitle contains 'a'",
      selectFields: 'Title,JobTitle',
    },
    answer: [tom, lena],
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'spSelect',
      key: 'odd',
      label: 'From an old list',
      dataSourceId: '5f2b',
      labelProperty: null,
      sortDirection: 'up',
      removeDuplicates: 'true',
      selectFields: ['Title', 7],
      validate: [],
    },
    answer: { Title: 'Crane 7', Extra: { a: 1 } },
  },
];
