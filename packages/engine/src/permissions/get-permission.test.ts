import { describe, expect, it } from 'vitest';
import { getPermission, type Viewer } from './get-permission.ts';

const graceViewer: Viewer = {
  id: 'ID-Grace',
  userPrincipalName: 'grace@contoso.example',
  mail: 'g@x.example',
  isCreator: false,
};
const creatorViewer: Viewer = { ...graceViewer, isCreator: true };
const createEntry = (user: unknown, permissionLevel: unknown = 'view') => ({ user, permissionLevel });
const getTestPermission = (more: object, viewer: Viewer | undefined = graceViewer) =>
  getPermission({ type: 'textfield', ...more }, viewer);

describe('getPermission', () => {
  it('[ENG-160] allows editing without permissions and without a viewer', () => {
    expect(getTestPermission({})).toBe('edit');
    expect(getTestPermission({ permissions: [], creatorPermissions: 'view' })).toBe('edit');
    expect(getPermission({ type: 'textfield', creatorPermissions: 'hidden' }, undefined)).toBe('edit');
  });

  it('[ENG-161] applies creatorPermissions to the creator, with precedence over permissions', () => {
    expect(getTestPermission({ creatorPermissions: 'hidden' }, creatorViewer)).toBe('hidden');
    expect(
      getTestPermission({ creatorPermissions: 'edit', permissions: [createEntry({ id: 'id-grace' })] }, creatorViewer),
    ).toBe('edit');
    expect(getTestPermission({ permissions: [createEntry({ id: 'id-grace' })] }, creatorViewer)).toBe('view');
  });

  it('[ENG-162] applies the strictest entry of a user', () => {
    const permissions = [
      createEntry({ id: 'id-grace' }, 'edit'),
      createEntry({ id: 'id-grace' }),
      createEntry({ id: 'other' }, 'hidden'),
    ];
    expect(getTestPermission({ permissions })).toBe('view');
  });

  it('[ENG-162] matches users by ID if both have one, otherwise by address', () => {
    expect(getTestPermission({ permissions: [createEntry({ id: 'other', mail: 'g@x.example' })] })).toBe('edit');
    expect(getTestPermission({ permissions: [createEntry({ mail: 'G@X.example' })] })).toBe('view');
    expect(getTestPermission({ permissions: [createEntry({ userPrincipalName: 'grace@contoso.example' })] })).toBe(
      'view',
    );
    expect(
      getTestPermission(
        { permissions: [createEntry({ id: 'x', mail: 'g@x.example' })] },
        { ...graceViewer, id: undefined },
      ),
    ).toBe('view');
  });

  it.each([
    ['an ID as a string', [createEntry('id-grace')]],
    ['an email address as a string', [createEntry('grace@contoso.example')]],
    ['several people in one entry', [createEntry([{ id: 'other' }, { id: 'id-grace' }])]],
    ['an entry outside a list', createEntry({ id: 'id-grace' })],
    ['a level in capitals', [createEntry({ id: 'id-grace' }, ' View ')]],
  ])('[ENG-163] accepts %s', (_what, permissions) => {
    expect(getTestPermission({ permissions })).toBe('view');
  });

  it.each([
    null,
    'view',
    [null, 3, 'id-grace'],
    [createEntry({ id: 'id-grace' }, 'owner')],
    [createEntry({ id: '' })],
    [createEntry({})],
    { 'id-grace': 'hidden' },
  ])('[ENG-163] ignores %j', (permissions) => {
    expect(getTestPermission({ permissions, creatorPermissions: 7 }, { ...creatorViewer, mail: '' })).toBe('edit');
  });
});
