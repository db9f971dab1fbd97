import { expect, it } from 'vitest';
import { withoutTeam } from './team-parts.ts';

const person = { id: 'u1', displayName: 'Ada' };
const plain = { type: 'textfield', key: 'a', label: 'A', unknown: { kept: true } };

it('leaves people, lists and custom fields of its team out of a form, wherever they lie', () => {
  const form = {
    display: 'form',
    components: [
      plain,
      {
        type: 'panel',
        key: 'p',
        components: [
          { ...plain, key: 'b', permissions: [{ user: person, permissionLevel: 'edit' }], customField: 'Site' },
          { type: 'user', key: 'who', usersSource: 'specificUsers', specificUsers: [person], defaultValue: person },
          { type: 'select', key: 's', dataSrc: 'dataSource', dataSourceId: 'ds1', data: { values: [] } },
        ],
      },
      { type: 'approval', key: 'ok', label: 'OK', approvers: [person] },
    ],
  };
  const left = withoutTeam(form);
  expect(left.components).toEqual([
    plain,
    {
      type: 'panel',
      key: 'p',
      components: [
        { ...plain, key: 'b' },
        { type: 'user', key: 'who', usersSource: 'specificUsers' },
        { type: 'select', key: 's', dataSrc: 'dataSource', data: { values: [] } },
      ],
    },
    { type: 'approval', key: 'ok', label: 'OK' },
  ]);
  expect(JSON.stringify(left)).not.toMatch(/Ada|u1|ds1|Site/);
});

it('is the same form where nothing is of its team', () => {
  const form = { display: 'form', components: [plain] };
  expect(withoutTeam(form)).toBe(form);
});
