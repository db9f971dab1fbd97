import { GraphOutage } from '@tideform/graph';
import { Failed } from '@tideform/sync';
import { expect, it } from 'vitest';
import { createBoundedSender, type FailureReport } from './create-bounded-sender.ts';
import { createReport } from './create-report.ts';

function open(path = '/teams/crew/forms') {
  const sent: FailureReport[] = [];
  let nowMs = 0;
  const send = async (report: FailureReport) => void sent.push(report);
  const report = createReport(
    createBoundedSender(send, () => nowMs),
    () => path,
  );
  return { sent, report, pass: (ms: number) => (nowMs += ms) };
}

it('reports where a failure was noticed, the path in the app, and the cause', () => {
  const { sent, report } = open();
  report('dialog', new Failed('drive-changes', {}, { cause: new TypeError('x is not a function') }));
  expect(sent).toMatchObject([{ code: 'dialog', path: '/teams/crew/forms', ids: {} }]);
  expect(sent[0]?.detail).toMatch(/^drive-changes\ncaused by unexpected, TypeError, x is not a function/);
});

it('does not report that the network is down', () => {
  const { sent, report } = open();
  report('dialog', new GraphOutage('network', 'GET /me'));
  expect(sent).toEqual([]);
});

it('does not include the code of a share link', () => {
  const { sent, report } = open('/form/s3cret/thanks');
  report('error-page', new Failed('pdf-timeout', {}));
  expect(sent[0]?.path).toBe('/form/…/thanks');
});

it('sends the same report once in five minutes', () => {
  const { sent, report, pass } = open();
  const say = () => report('dialog', new Failed('pdf-timeout', {}));
  say();
  say();
  pass(299_999);
  say();
  expect(sent).toHaveLength(1);
  pass(1);
  say();
  expect(sent).toHaveLength(2);
});

it('sends at most twenty reports in five minutes', () => {
  const { sent, report, pass } = open();
  const say = (id: number) => report('dialog', new Failed('invalid-response', { responseId: `r${id}` }));
  for (let id = 0; id < 50; id++) say(id);
  expect(sent).toHaveLength(20);
  pass(300_000);
  say(99);
  expect(sent).toHaveLength(21);
});
