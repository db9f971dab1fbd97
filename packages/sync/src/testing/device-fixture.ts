import type { SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import type { ResponseRow } from '../database/rows.ts';
import { pullTeam } from '../inbox/pull-team.ts';
import type { PdfRenderer } from '../ports.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import type { SaveOptions } from '../responses/response-commands.ts';
import { createMemoryProductServer, type MemoryProductServer } from './local-context.ts';
import { createNewBrowser, createPullFixture, pushAll } from './pull-fixture.ts';
import { crewId, type Workspace } from './workspace.ts';

/** One of Bob's browsers, with short commands. It exchanges data only when a command is called. */
export interface Device {
  readonly context: SyncContext;
  readonly commands: ReturnType<typeof createResponseCommands>;
  /** Sends what is due from this device, then pulls changes. */
  sync(): Promise<void>;
  push(): Promise<void>;
  pull(): Promise<void>;
  createDraft(place: string): Promise<string>;
  saveDraft(id: string, place: string, options?: SaveOptions): Promise<ResponseRow>;
  getRows(): Promise<ResponseRow[]>;
  getRow(id: string): Promise<ResponseRow | undefined>;
  /** Returns the answers of the device's drafts with their conflicts, sorted: 'Kew', 'Ham (edited)'. */
  formatDrafts(): Promise<string[]>;
}

/** Opens two devices of Bob in Ada's team, which has one published form. */
export async function createDeviceFixture() {
  const fixture = await createPullFixture();
  const server = createMemoryProductServer();
  const one = await openDevice(fixture.workspace, server);
  const two = await openDevice(fixture.workspace, server);
  return { ...fixture, server, one, two, files: () => listResponseFiles(fixture.workspace) };
}

function listResponseFiles(workspace: Workspace): string[] {
  const root = 'Responses/Site visit/';
  return workspace.tree().flatMap((path) => (path.startsWith(root) ? path.slice(root.length) : []));
}

async function openDevice(workspace: Workspace, server: MemoryProductServer): Promise<Device> {
  const browser = await createNewBrowser(workspace, 'bob');
  const pdf: PdfRenderer = { render: async ({ data }) => new TextEncoder().encode(`%PDF ${JSON.stringify(data)}`) };
  const context = { ...browser, ports: { ...browser.ports, server, pdf } };
  const { database } = context;
  const commands = createResponseCommands(context);
  const place = (data: SubmissionData) => String((data as { place?: unknown }).place);
  const device: Device = {
    context,
    commands,
    async sync() {
      await pushAll(context);
      await pullTeam(context, crewId);
    },
    push: () => pushAll(context),
    pull: () => pullTeam(context, crewId),
    async createDraft(answer) {
      const { id } = await commands.create('form-1');
      await commands.saveDraft(id, { place: answer });
      return id;
    },
    saveDraft: (id, answer, options) => commands.saveDraft(id, { place: answer }, options),
    getRows: () => database.responses.toArray(),
    getRow: (id) => database.responses.get(id),
    async formatDrafts() {
      const rows = await database.responses.toArray();
      return rows.map(({ data, conflict }) => place(data.data) + (conflict ? ` (${conflict.kind})` : '')).sort();
    },
  };
  await device.pull();
  return device;
}
