import { expect, it } from 'vitest';
import { summarizeComparison } from './summarize-comparison.ts';

const difference = { path: 'rows[0].total', what: "2 · form.io's client 10" };
const differentResult = { is: 'compared', compared: { count: 3, differences: [difference] } } as const;
const equalResult = { is: 'compared', compared: { count: 3, differences: [] } } as const;

it('counts an answer that differs as unexplained unless a reason is listed', () => {
  expect(summarizeComparison('a.json', differentResult, {})).toMatchObject({ answers: 3, reasoned: 0, unexplained: 1 });
  const reasons = { 'a.json rows[0].total': 'ours is saner' };
  expect(summarizeComparison('a.json', differentResult, reasons)).toMatchObject({
    answers: 3,
    reasoned: 1,
    unexplained: 0,
  });
  expect(summarizeComparison('b.json', differentResult, reasons)).toMatchObject({ unexplained: 1 });
  expect(summarizeComparison('a.json', differentResult, reasons).lines.at(-1)).toContain('ours is saner');
});

it('counts a listed reason as unexplained if the answers agree again', () => {
  const summary = summarizeComparison('a.json', equalResult, {
    'a.json rows[0].total': 'ours is saner',
    'b.json total': 'another form',
  });
  expect(summary).toMatchObject({ reasoned: 0, unexplained: 1 });
  expect(summarizeComparison('a.json', equalResult, { 'a.json': 'nobody ends it' })).toMatchObject({ unexplained: 1 });
});

it('counts a form that failed or was given up as unexplained unless a reason is listed', () => {
  expect(summarizeComparison('a.json', { is: 'gave up' }, {})).toMatchObject({ unexplained: 1 });
  expect(summarizeComparison('a.json', { is: 'failed', why: 'out of a timer' }, {})).toMatchObject({ unexplained: 1 });
  expect(summarizeComparison('a.json', { is: 'gave up' }, { 'a.json': 'nobody ends it' })).toMatchObject({
    unexplained: 0,
  });
});
