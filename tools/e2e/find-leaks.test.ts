import { expect, it } from 'vitest';
import { findLeaks } from '../../e2e/world/find-leaks.ts';

const observed = {
  tokens: new Set(['opaque-token-of-lena']),
  answers: new Set(['Handrail loose at the second landing']),
};
const line = (entry: object) => JSON.stringify({ level: 30, ...entry });

it('finds secrets and respondents’ answers in log lines', () => {
  const leaks = [
    line({ msg: 'eyJhbGciOiJSUzI1NiIsInR5cCI6.eyJvaWQiOiIwMDAwMDAwMC0.c2ln' }),
    line({ headers: { authorization: 'Bearer abcdefghij' } }),
    line({ key: 'tfk_0123456789abcdef0123456789abcdef' }),
    line({ secret: 'whsec_c2VjcmV0c2VjcmV0' }),
    line({ path: '/v1.0/x/opaque-token-of-lena' }),
    line({ body: { place: 'Handrail loose at the second landing' } }),
  ];
  expect(findLeaks(leaks, observed)).toHaveLength(leaks.length);
});

it('ignores IDs, paths and counts in log lines', () => {
  const fine = [
    line({ req: { method: 'GET', path: '/v1.0/drives/b!x/items/01AB' }, msg: 'incoming request' }),
    line({ formId: '1f0f3b0c-8d', deleted: 3, msg: 'Responses deleted after their time' }),
    'Press Ctrl+C to stop',
  ];
  expect(findLeaks(fine, observed)).toEqual([]);
});
