import { describe, expect, it } from 'vitest';
import { permissionOf } from './permission-of.ts';
import type { Viewer } from './viewer.ts';

const grace: Viewer = {
  id: 'ID-Grace',
  userPrincipalName: 'grace@contoso.example',
  mail: 'g@x.example',
  isCreator: false,
};
const creator: Viewer = { ...grace, isCreator: true };
const named = (user: unknown, permissionLevel: unknown = 'view') => ({ user, permissionLevel });
const of = (more: object, viewer: Viewer | undefined = grace) => permissionOf({ type: 'textfield', ...more }, viewer);

describe('permissionOf', () => {
  it('[ENG-160] refuses nothing where nothing is said, and to nobody in particular', () => {
    expect(of({})).toBe('edit');
    expect(of({ permissions: [], creatorPermissions: 'view' })).toBe('edit');
    expect(permissionOf({ type: 'textfield', creatorPermissions: 'hidden' }, undefined)).toBe('edit');
  });

  it('[ENG-161] gives the creator what creatorPermissions says, whoever else they are', () => {
    expect(of({ creatorPermissions: 'hidden' }, creator)).toBe('hidden');
    expect(of({ creatorPermissions: 'edit', permissions: [named({ id: 'id-grace' })] }, creator)).toBe('edit');
    expect(of({ permissions: [named({ id: 'id-grace' })] }, creator)).toBe('view');
  });

  it('[ENG-162] gives a named person the strictest of their entries', () => {
    const permissions = [
      named({ id: 'id-grace' }, 'edit'),
      named({ id: 'id-grace' }),
      named({ id: 'other' }, 'hidden'),
    ];
    expect(of({ permissions })).toBe('view');
  });

  it('[ENG-162] knows a person by the id where both have one, else by an address', () => {
    expect(of({ permissions: [named({ id: 'other', mail: 'g@x.example' })] })).toBe('edit');
    expect(of({ permissions: [named({ mail: 'G@X.example' })] })).toBe('view');
    expect(of({ permissions: [named({ userPrincipalName: 'grace@contoso.example' })] })).toBe('view');
    expect(of({ permissions: [named({ id: 'x', mail: 'g@x.example' })] }, { ...grace, id: undefined })).toBe('view');
  });

  it.each([
    ['a bare id', [named('id-grace')]],
    ['a bare address', [named('grace@contoso.example')]],
    ['several persons in one entry', [named([{ id: 'other' }, { id: 'id-grace' }])]],
    ['an entry outside a list', named({ id: 'id-grace' })],
    ['a level in capitals', [named({ id: 'id-grace' }, ' View ')]],
  ])('[ENG-163] reads %s', (_what, permissions) => {
    expect(of({ permissions })).toBe('view');
  });

  it.each([
    null,
    'view',
    [null, 3, 'id-grace'],
    [named({ id: 'id-grace' }, 'owner')],
    [named({ id: '' })],
    [named({})],
    { 'id-grace': 'hidden' },
  ])('[ENG-163] takes %j for nothing said', (permissions) => {
    expect(of({ permissions, creatorPermissions: 7 }, { ...creator, mail: '' })).toBe('edit');
  });
});
