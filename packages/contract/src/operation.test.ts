import { expect, it } from 'vitest';
import type { ApiClient } from './client.ts';
import { getForm } from './forms/form-operations.ts';
import type { ApiRefusal, ApiResult } from './operation.ts';
import { nextSubmissionNumber } from './submissions/submission-operations.ts';
import type { getTeamToken } from './tokens/token-operations.ts';

const params = { teamId: '6f1d2a34-0000-4000-8000-00000000000a', formId: 'form-1' };

// The type checker runs the test below: `npm run check` fails if a line marked as an error compiles.
it('type-checks the input of a call', () => {
  const calls = (client: ApiClient) => [
    client.call(getForm, { params }),
    // @ts-expect-error the parameters are missing
    client.call(getForm, {}),
    // @ts-expect-error a parameter is missing
    client.call(getForm, { params: { teamId: params.teamId } }),
    client.call(nextSubmissionNumber, { params, idempotencyKey: 'response-1' }),
    // @ts-expect-error an idempotent operation needs a key
    client.call(nextSubmissionNumber, { params }),
    // @ts-expect-error this operation takes no key
    client.call(getForm, { params, idempotencyKey: 'response-1' }),
  ];
  expect(calls).toBeTypeOf('function');
});

it('lists the refusals of an operation so that a switch can be exhaustive', () => {
  const read = (result: ApiResult<typeof getTeamToken>): string => {
    if (result.ok) return result.value.token;
    switch (result.refusal) {
      case 'tenant-blocked':
      case 'personal-account':
      case 'unauthorized':
      case 'forbidden':
      case 'not-found':
      case 'invalid-request':
      case 'too-many-requests':
        return result.refusal;
      default:
        return result.refusal satisfies never;
    }
  };
  expect(read({ ok: false, refusal: 'tenant-blocked' })).toBe('tenant-blocked');
  // @ts-expect-error not a refusal of this operation
  const unknownRefusal: ApiRefusal<typeof getForm> = 'tenant-blocked';
  expect(unknownRefusal).toBe('tenant-blocked');
});
