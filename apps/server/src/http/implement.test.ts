import { deliver, getForm, getTeamToken, operations } from '@tideform/contract';
import { expect, it } from 'vitest';
import { handlers } from '../handlers.ts';
import { implement, type OperationHandlers, refuse, respond } from './implement.ts';

it('maps each operation name to its handler', () => {
  for (const [name, operation] of Object.entries(operations)) {
    expect(handlers[name as keyof typeof handlers].operation).toBe(operation);
  }
});

// The compiler runs this test: `npm run check` reports an unused `@ts-expect-error`.
it('rejects undeclared refusals and outputs at compile time', () => {
  implement(getTeamToken, async () => refuse('tenant-blocked'));
  implement(getTeamToken, async () => refuse('forbidden', 'any detail'));
  // @ts-expect-error the operation does not declare this refusal
  implement(getTeamToken, async () => refuse('quota-reached'));
  // @ts-expect-error a refusal of another operation
  implement(getForm, async () => refuse('tenant-blocked'));
  // @ts-expect-error the output has a token
  implement(getTeamToken, async () => respond({}));
  // @ts-expect-error a caller with a team token has no Graph token
  implement(getForm, async ({ caller }) => refuse('forbidden', caller.graphToken));
  // @ts-expect-error the operation is not idempotent, so its calls have no idempotency key
  implement(deliver, async ({ idempotencyKey }) => refuse('forbidden', idempotencyKey.length.toString()));

  const { getHealth: _, ...incomplete } = handlers;
  // @ts-expect-error a handler is missing
  const table: OperationHandlers = incomplete;
  // @ts-expect-error the handler of another operation
  const swapped: OperationHandlers = { ...handlers, getForm: handlers.getHealth };
  expect([table, swapped]).toHaveLength(2);
});
