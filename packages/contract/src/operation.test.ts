import { expect, it } from 'vitest';
import type { ApiClient } from './client.ts';
import { getForm } from './forms/get-form.ts';
import type { Answer, RefusalOf } from './operation.ts';
import { nextSubmissionNumber } from './submissions/next-submission-number.ts';
import type { getTeamToken } from './tokens/get-team-token.ts';

const params = { teamId: '6f1d2a34-0000-4000-8000-00000000000a', formId: 'form-1' };

// The compiler is the test below: a line that compiles although it says that it must not is an error of `npm run check`.
it('lets the compiler check what a caller gives', () => {
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

it('makes the refusals of an answer a list that a switch can exhaust', () => {
  const read = (answer: Answer<typeof getTeamToken>): string => {
    if (answer.ok) return answer.value.token;
    switch (answer.refusal) {
      case 'tenant-blocked':
      case 'personal-account':
      case 'unauthorized':
      case 'forbidden':
      case 'not-found':
      case 'invalid-request':
      case 'too-many-requests':
        return answer.refusal;
      default:
        return answer.refusal satisfies never;
    }
  };
  expect(read({ ok: false, refusal: 'tenant-blocked' })).toBe('tenant-blocked');
  // @ts-expect-error not a refusal of this operation
  const foreign: RefusalOf<typeof getForm> = 'tenant-blocked';
  expect(foreign).toBe('tenant-blocked');
});
