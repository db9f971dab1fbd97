import { type ApiClient, ServerOutage } from '@tideform/contract';

type Asked = Readonly<Record<string, unknown>>;

/** A server that answers the named operations; for every other one there is no network. */
export function createFakeApi(
  answers: Readonly<Record<string, (input: Asked) => unknown>>,
): Pick<ApiClient, 'call'> & { readonly calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    call: async (operation, input) => {
      calls.push(operation.name);
      const answer = answers[operation.name];
      if (!answer) throw new ServerOutage('network', operation.name);
      // NOTE: the test's answers are not told which operation they are for.
      return (await answer(input as Asked)) as never;
    },
  };
}

/** A success. */
export const answered = (value: unknown) => ({ ok: true, value });

/** A declared refusal. */
export const refused = (refusal: string) => ({ ok: false, refusal });
