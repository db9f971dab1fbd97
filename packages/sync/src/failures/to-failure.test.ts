import { ServerOutage } from '@tideform/contract';
import { GraphError, GraphOutage } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import { describeFailure } from './describe-failure.ts';
import { FailureError, toError } from './failure-error.ts';
import { toFailure } from './to-failure.ts';

const request = 'PUT /v1.0/drives/d1/items/f1:/My diagnosis.pdf:/content';
const createRefusal = (status: number, code = 'accessDenied') =>
  new GraphError({ status, code, message: 'Ada wrote nonsense', request });

/** Returns an error that a bug deep inside a step throws. */
function createBugError(): unknown {
  try {
    return (undefined as unknown as { answers: { place: string } }).answers.place;
  } catch (error) {
    return error;
  }
}

describe('[SYNC-295] toFailure', () => {
  it('converts an error with its causes', () => {
    const cause = createRefusal(507, 'quotaLimitReached');
    expect(toFailure(new FailureError('upload-refused', { file: 'quay.png' }, { cause }))).toEqual({
      kind: 'upload-refused',
      parameters: { file: 'quay.png' },
      cause: { kind: 'no-room', parameters: { detail: '507 quotaLimitReached', request } },
    });
  });

  it.each([
    [createRefusal(401), 'unauthorized'],
    [createRefusal(403), 'forbidden'],
    [createRefusal(404), 'not-found'],
    [createRefusal(423), 'locked'],
    [createRefusal(500), 'request-failed'],
    [new GraphOutage('network', request), 'no-answer'],
    [new GraphOutage('no-token', request), 'not-authenticated'],
    [new ServerOutage('not-ours', 'deliver'), 'no-answer'],
    [new ServerOutage('no-token', 'deliver'), 'not-authenticated'],
    [new ServerOutage('no-token', 'deliver', { cause: new FailureError('no-api-token', {}) }), 'no-api-token'],
    [new ServerOutage('token-refused', 'deliver', { cause: new FailureError('no-api-token', {}) }), 'no-api-token'],
    [new GraphOutage('no-token', request, { cause: new FailureError('sign-in-failed', {}) }), 'sign-in-failed'],
    [new ServerOutage('busy', 'deliver', { retryAfterSeconds: 9 }), 'request-failed'],
    [new DOMException('full', 'QuotaExceededError'), 'storage-full'],
    [createBugError(), 'unexpected'],
    ['a thrown string', 'unexpected'],
    [undefined, 'unexpected'],
  ])('recognizes the kind of %s', (error, kind) => {
    expect(toFailure(error).kind).toBe(kind);
  });

  it('is unchanged after passing through a worker or a row', () => {
    const failure = toFailure(new FailureError('drive-changes', {}, { cause: createBugError() }));
    expect(toFailure(toError(structuredClone(failure)))).toEqual(failure);
  });

  it('ends regardless of the number of nested causes', () => {
    const endless = new Error('a');
    endless.cause = endless;
    expect(JSON.stringify(toFailure(endless)).match(/unexpected/g)).toHaveLength(5);
  });
});

describe('[SYNC-295] describeFailure', () => {
  it('shows where a bug was thrown', () => {
    const report = describeFailure(toFailure(new FailureError('drive-changes', {}, { cause: createBugError() })));
    expect(report).toMatch(/^drive-changes\ncaused by unexpected, TypeError, Cannot read properties of undefined/);
    expect(report).toContain('to-failure.test.ts');
  });

  it('shows status, code and request, but no file names', () => {
    const failed = new FailureError(
      'upload-refused',
      { file: 'My diagnosis.pdf' },
      { cause: createRefusal(507, 'quota') },
    );
    expect(describeFailure(toFailure(failed))).toBe(
      'upload-refused\ncaused by no-room, 507 quota, GraphClientRequest PUT /v1.0/drives/d1/items/f1:/…',
    );
  });

  it.each([
    () => JSON.parse('Quay 4 is my secret place'),
    () => JSON.parse('{"place": Quay 4}'),
    () => {
      throw new Error('no such "Quay 4" at https://contoso.test/Quay?tempauth=Quay');
    },
  ])('quotes no content: %s', (read) => {
    let thrown: unknown;
    try {
      read();
    } catch (error) {
      thrown = error;
    }
    expect(describeFailure(toFailure(thrown))).not.toContain('Quay');
  });
});
