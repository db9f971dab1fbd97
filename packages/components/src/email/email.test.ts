import { createSession, isEmailAddress } from '@tideform/engine';
import { describe, expect, it } from 'vitest';
import { specs } from '../specs.ts';
import { email } from './email.ts';

describe('email', () => {
  it.each(['a@b.co', "o'neil+forms@mail.example.org", 'x@sub-domain.example.com'])('accepts %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each([
    '@b.co',
    'a@b',
    'a b@c.de',
    'a@b..co',
    'a@-b.co',
    'a..b@c.de',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    `a@${'b.'.repeat(130)}co`,
  ])('rejects %s', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });

  it('trims addresses and converts them to lower case, also if they come from other programs', () => {
    expect(email.normalize(' Ada.Byron@Example.ORG ', email.props.parse({}))).toBe('ada.byron@example.org');
    expect(email.emptyValue(email.props.parse({ defaultValue: 'Office@Example.org' }))).toBe('office@example.org');
    const form = { components: [{ type: 'email', key: 'mail', input: true }] };
    const session = createSession({ form, specs, data: { mail: 'Ada@Example.org' } });
    expect(session.data()).toEqual({ mail: 'ada@example.org' });
  });

  it('ignores surrounding spaces', () => {
    expect(email.check(' a@b.co ', email.props.parse({}))).toEqual([]);
    expect(email.check('a@b', email.props.parse({}))).toEqual([{ rule: 'email' }]);
  });
});
