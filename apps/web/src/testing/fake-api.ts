import { type ApiClient, ServerOutage } from '@tideform/contract';

type Input = Readonly<Record<string, unknown>>;

/** Fake server with responses for the named operations; all others fail as if offline. */
export function createFakeApi(
  responses: Readonly<Record<string, (input: Input) => unknown>>,
): Pick<ApiClient, 'call'> & { readonly calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    call: async (operation, input) => {
      calls.push(operation.name);
      const respond = responses[operation.name];
      if (!respond) throw new ServerOutage('network', operation.name);
      // NOTE: the responses aren't typed by their operations.
      return (await respond(input as Input)) as never;
    },
  };
}

/** Successful response. */
export const createSuccess = (value: unknown) => ({ ok: true, value });

/** Declared refusal. */
export const refused = (refusal: string) => ({ ok: false, refusal });
