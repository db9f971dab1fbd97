import { expect, it } from 'vitest';
import { auditDetailMessages } from './audit-details.messages.ts';
import { formatDetails, formatSubject } from './audit-page.ts';

const messages = await auditDetailMessages.read({ language: 'en', locale: 'en-GB' });
const german = await auditDetailMessages.read({ language: 'de', locale: 'de-DE' });

it('formats known details of an audit entry, and omits false and unknown details', () => {
  expect(formatDetails({ isPrivate: true }, messages)).toBe('private');
  expect(formatDetails({ isGuest: false, isAdministrator: true, isByMail: true }, german)).toBe(
    'als Administrator, per E-Mail',
  );
  expect(formatDetails({ team: 'Dive', from: 'none', to: 'owner' }, messages)).toBe('in Dive, Not a member → Owner');
  expect(formatDetails({ by: 'passkey', address: '::1' }, messages)).toBe('with a passkey, from ::1');
  expect(formatDetails({ joined: 'Ben', left: '' }, german)).toBe('hinzugefügt: Ben');
  expect(formatDetails({ formId: 'x', deleted: 1, held: 0, refused: 2 }, messages)).toBe(
    '1 response deleted, 2 not deleted',
  );
  expect(formatDetails({ operation: 'invite', permissionId: 'p', roles: ['write'] }, messages)).toBe('can edit');
  expect(formatDetails({ by: 'constructor', roles: ['__proto__'] }, messages)).toBe('__proto__');
});

it('formats the people for whom two-factor authentication is required', () => {
  const entry = { id: 1, at: new Date(0), action: 'second-step.wanted', subject: 'everybody' };
  expect(formatSubject(entry, german)).toBe('Alle');
  expect(formatSubject({ ...entry, action: 'person.invited' }, german)).toBe('everybody');
});
