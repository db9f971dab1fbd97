import type { Fault, MemoryGraphOptions } from '@tideform/graph/testing';
import { takeLease } from '../database/lease.ts';
import type { ResponseRow } from '../database/rows.ts';
import { createFormService } from '../forms/create-form-service.ts';
import { pushResponses } from '../outbox/push-responses.ts';
import type { SyncPorts } from '../ports.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { createMemoryProductServer } from './memory-product-server.ts';
import { createWorkspace, crewId } from './workspace.ts';

/** Answers a request in Graph's place; `undefined` lets it through. */
export type Trouble = (moment: 'request' | 'reply', request: Request) => Fault | Promise<Fault>;

const form = {
  id: 'form-1',
  title: 'Site visit',
  schema: { display: 'form', components: [{ type: 'textfield', key: 'place', label: 'Place' }] },
};

/** A published form in a team's library, and a browser that leads: for tests of one pass over the outbox. */
export async function openPushWorld(over: Partial<SyncPorts> = {}, options: Partial<MemoryGraphOptions> = {}) {
  let trouble: Trouble | undefined;
  const workspace = createWorkspace({ ...options, fault: (moment, request) => trouble?.(moment, request) });
  const server = createMemoryProductServer();
  const context = await workspace.browserOf('ada', { server, ...over });
  const forms = createFormService(context);
  await forms.add(crewId, form);
  await forms.publish(form.id, 'first');
  const epoch = await takeLease(context.database);
  const commands = createResponseCommands(context);
  return {
    workspace,
    server,
    context,
    commands,
    /** From now on; without an argument Graph is well again. */
    makeTrouble(next?: Trouble) {
      trouble = next;
    },
    async draft(place: string): Promise<ResponseRow> {
      const { id } = await commands.create(form.id);
      return commands.saveDraft(id, { place });
    },
    async submitted(place: string): Promise<ResponseRow> {
      const { id } = await commands.create(form.id);
      return commands.submit(id, { place });
    },
    /** One pass in which everything is due. */
    push() {
      const retries = createRetryTimes(context.ports.clock);
      retries.forget();
      return pushResponses({ ...context, epoch, retries });
    },
    outboxRow: (id: string) => context.database.outbox.get(id),
    /** Paths below the form's responses folder. */
    responseFiles: () =>
      workspace
        .tree()
        .filter((path) => path.startsWith('Responses/Site visit/'))
        .map((path) => path.slice('Responses/Site visit/'.length)),
  };
}

/** Graph's refusal with this status, for requests whose address holds `part`. */
export function refuse(part: string, status: number, code: string, headers: Record<string, string> = {}): Trouble {
  return (moment, request) =>
    moment === 'request' && decodeURIComponent(request.url).includes(part)
      ? Response.json({ error: { code, message: 'No.', innerError: {} } }, { status, headers })
      : undefined;
}
