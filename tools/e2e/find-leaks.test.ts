import { expect, it } from 'vitest';
import { findLeaks } from '../../e2e/world/find-leaks.ts';

const observed = {
  tokens: new Set(['opaque-token-of-lena']),
  answers: new Set(['Handrail loose at the second landing']),
};
const createLogLine = (entry: object) => JSON.stringify({ level: 30, ...entry });

it('finds secrets and respondents’ answers in log lines', () => {
  const leaks = [
    createLogLine({ msg: 'eyJhbGciOiJSUzI1NiIsInR5cCI6.eyJvaWQiOiIwMDAwMDAwMC0.c2ln' }),
    createLogLine({ headers: { authorization: 'Bearer abcdefghij' } }),
    createLogLine({ key: 'tfk_0123456789abcdef0123456789abcdef' }),
    createLogLine({ secret: 'whsec_c2VjcmV0c2VjcmV0' }),
    createLogLine({ path: '/v1.0/x/opaque-token-of-lena' }),
    createLogLine({ body: { place: 'Handrail loose at the second landing' } }),
  ];
  expect(findLeaks(leaks, observed)).toHaveLength(leaks.length);
});

it('ignores IDs, paths and counts in log lines', () => {
  const fine = [
    createLogLine({ req: { method: 'GET', path: '/v1.0/drives/b!x/items/01AB' }, msg: 'incoming request' }),
    createLogLine({ formId: '1f0f3b0c-8d', deleted: 3, msg: 'Responses deleted after their time' }),
    'Press Ctrl+C to stop',
  ];
  expect(findLeaks(fine, observed)).toEqual([]);
});
