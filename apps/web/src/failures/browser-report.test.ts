import { GraphOutage } from '@tideform/graph';
import { FailureError } from '@tideform/sync';
import { expect, it } from 'vitest';
import { createFailureReporter } from './browser-report.ts';
import { createBoundedSender, type FailureReport } from './create-bounded-sender.ts';

function createTestReporter(path = '/teams/crew/forms') {
  const sent: FailureReport[] = [];
  let nowMs = 0;
  const send = async (report: FailureReport) => void sent.push(report);
  const report = createFailureReporter(
    createBoundedSender(send, () => nowMs),
    () => path,
  );
  return { sent, report, advanceMs: (ms: number) => (nowMs += ms) };
}

it('reports where a failure was noticed, the path in the app, and the cause', () => {
  const { sent, report } = createTestReporter();
  report('dialog', new FailureError('drive-changes', {}, { cause: new TypeError('x is not a function') }));
  expect(sent).toMatchObject([{ code: 'dialog', path: '/teams/crew/forms', ids: {} }]);
  expect(sent[0]?.detail).toMatch(/^drive-changes\ncaused by unexpected, TypeError, x is not a function/);
});

it('does not report that the network is down', () => {
  const { sent, report } = createTestReporter();
  report('dialog', new GraphOutage('network', 'GET /me'));
  expect(sent).toEqual([]);
});

it('does not include the code of a share link', () => {
  const { sent, report } = createTestReporter('/form/s3cret/thanks');
  report('error-page', new FailureError('pdf-timeout', {}));
  expect(sent[0]?.path).toBe('/form/…/thanks');
});

it('sends the same report once in five minutes', () => {
  const { sent, report, advanceMs } = createTestReporter();
  const reportTimeout = () => report('dialog', new FailureError('pdf-timeout', {}));
  reportTimeout();
  reportTimeout();
  advanceMs(299_999);
  reportTimeout();
  expect(sent).toHaveLength(1);
  advanceMs(1);
  reportTimeout();
  expect(sent).toHaveLength(2);
});

it('sends at most twenty reports in five minutes', () => {
  const { sent, report, advanceMs } = createTestReporter();
  const reportTimeout = (id: number) =>
    report('dialog', new FailureError('invalid-response', { responseId: `r${id}` }));
  for (let id = 0; id < 50; id++) reportTimeout(id);
  expect(sent).toHaveLength(20);
  advanceMs(300_000);
  reportTimeout(99);
  expect(sent).toHaveLength(21);
});
