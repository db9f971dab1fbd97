import { expect, it } from 'vitest';
import { auditDetailMessages } from './audit-details.messages.ts';
import { sayDetails, saySubject } from './say-details.ts';

const messages = await auditDetailMessages.read({ language: 'en', locale: 'en-GB' });
const german = await auditDetailMessages.read({ language: 'de', locale: 'de-DE' });

it('says details in words, and what is false or unknown not at all', () => {
  expect(sayDetails({ isPrivate: true }, messages)).toBe('private');
  expect(sayDetails({ isGuest: false, isAdministrator: true, isByMail: true }, german)).toBe(
    'als Administrator, per E-Mail',
  );
  expect(sayDetails({ team: 'Dive', from: 'none', to: 'owner' }, messages)).toBe('in Dive, Not a member → Owner');
  expect(sayDetails({ by: 'passkey', address: '::1' }, messages)).toBe('with a passkey, from ::1');
  expect(sayDetails({ joined: 'Ben', left: '' }, german)).toBe('hinzugefügt: Ben');
  expect(sayDetails({ formId: 'x', deleted: 1, held: 0, refused: 2 }, messages)).toBe(
    '1 response deleted, 2 not deleted',
  );
  expect(sayDetails({ operation: 'invite', permissionId: 'p', roles: ['write'] }, messages)).toBe('can edit');
  expect(sayDetails({ by: 'constructor', roles: ['__proto__'] }, messages)).toBe('__proto__');
});

it('says of whom a second step is asked', () => {
  const entry = { id: 1, at: new Date(0), action: 'second-step.wanted', subject: 'everybody' };
  expect(saySubject(entry, german)).toBe('Alle');
  expect(saySubject({ ...entry, action: 'person.invited' }, german)).toBe('everybody');
});
