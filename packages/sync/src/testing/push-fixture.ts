import type { Fault, MemoryGraphOptions } from '@tideform/graph/testing';
import { acquireLease } from '../database/lease.ts';
import type { ResponseRow } from '../database/rows.ts';
import { createFormService } from '../forms/create-form-service.ts';
import { pushResponses } from '../outbox/push-responses.ts';
import type { SyncPorts } from '../ports.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { createMemoryProductServer } from './local-context.ts';
import { createWorkspace, crewId } from './workspace.ts';

/** Responds to a request instead of Graph; `undefined` passes it on. */
export type RequestFault = (moment: 'request' | 'reply', request: Request) => Fault | Promise<Fault>;

const form = {
  id: 'form-1',
  title: 'Site visit',
  schema: { display: 'form', components: [{ type: 'textfield', key: 'place', label: 'Place' }] },
};

/** Creates a published form in a team's library, and a leading browser, for tests of single passes over the outbox. */
export async function createPushFixture(over: Partial<SyncPorts> = {}, options: Partial<MemoryGraphOptions> = {}) {
  let requestFault: RequestFault | undefined;
  const workspace = createWorkspace({ ...options, fault: (moment, request) => requestFault?.(moment, request) });
  const server = createMemoryProductServer();
  const context = await workspace.createBrowserFor('ada', { server, ...over });
  const forms = createFormService(context);
  await forms.add(crewId, form);
  await forms.publish(form.id, 'first');
  const epoch = await acquireLease(context.database);
  const commands = createResponseCommands(context);
  return {
    workspace,
    server,
    context,
    commands,
    /** Sets the faults from now on; without an argument, Graph works again. */
    setRequestFault(next?: RequestFault) {
      requestFault = next;
    },
    async draft(place: string): Promise<ResponseRow> {
      const { id } = await commands.create(form.id);
      return commands.saveDraft(id, { place });
    },
    async createSubmission(place: string): Promise<ResponseRow> {
      const { id } = await commands.create(form.id);
      return commands.submit(id, { place });
    },
    /** Runs one pass over the outbox in which everything is due. */
    push() {
      const retries = createRetryTimes(context.ports.clock);
      retries.clear();
      return pushResponses({ ...context, epoch, retries });
    },
    outboxRow: (id: string) => context.database.outbox.get(id),
    /** Returns paths below the form's responses folder. */
    responseFiles: () =>
      workspace
        .tree()
        .filter((path) => path.startsWith('Responses/Site visit/'))
        .map((path) => path.slice('Responses/Site visit/'.length)),
  };
}

/** Creates a fault that refuses requests whose URL contains `part` with this status. */
export function refuseRequests(
  part: string,
  status: number,
  code: string,
  headers: Record<string, string> = {},
): RequestFault {
  return (moment, request) =>
    moment === 'request' && decodeURIComponent(request.url).includes(part)
      ? Response.json({ error: { code, message: 'No.', innerError: {} } }, { status, headers })
      : undefined;
}
