import { expect, it } from 'vitest';
import { removeTeamData } from './team-parts.ts';

const person = { id: 'u1', displayName: 'Ada' };
const plain = { type: 'textfield', key: 'a', label: 'A', unknown: { kept: true } };

it("removes a team's people, lists and custom fields from a form, at any nesting level", () => {
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
  const left = removeTeamData(form);
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

it('returns the same form if it contains no team data', () => {
  const form = { display: 'form', components: [plain] };
  expect(removeTeamData(form)).toBe(form);
});
