import { type ApiClient, ServerOutage } from '@tideform/contract';

type Input = Readonly<Record<string, unknown>>;

/** Creates a fake API client with responses for the named operations. All other operations fail as if offline. */
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
      // NOTE: the type of a response isn't checked against its operation.
      return (await respond(input as Input)) as never;
    },
  };
}

/** Creates a successful response. */
export const createSuccess = (value: unknown) => ({ ok: true, value });

/** Creates a response with a declared refusal. */
export const createRefusal = (refusal: string) => ({ ok: false, refusal });
