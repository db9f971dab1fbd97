import { getContentFor } from '../../library/item.ts';
import { Refusal } from '../../refusal.ts';
import {
  type UnreadableReason,
  UnreadableWorkbook,
  type Workbook,
  type WorkbookTable,
  type Worksheet,
} from '../../workbook/workbook.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { openItem } from '../drives/open-drive.ts';

type Call = GraphCall<'driveId', unknown>;

/**
 * Opens the workbook that an address refers to, as the caller may see it.
 * @throws refusals with the error codes of Graph's workbook API
 */
export async function openItemWorkbook(call: Call, context: GraphContext): Promise<Workbook> {
  const { item } = await openItem(call, context);
  requireSession(call, context, item.id);
  const { sha256, size } = getContentFor(item, call.actor.personId);
  if (sha256 === null || !/\.xls[xm]$/i.test(item.name)) throw workbookRefusals.unsupported();
  try {
    return await context.workbooks.read({ sha256, size });
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw refusalsByReason[error.reason](error.message);
    throw error;
  }
}

/** Token kind of workbook session IDs. */
export const SESSION_SEAL = 'workbook-session';

/** Claims of a workbook session ID. */
export interface SealedSession {
  readonly itemId: string;
  readonly personId: string;
}

/**
 * @throws 404 for a session that has expired or belongs to another file or caller; a call without a session is accepted
 */
export function requireSession(call: Call, context: GraphContext, itemId: string): void {
  const sessionId = call.header('workbook-session-id');
  if (sessionId === undefined) return;
  const session = context.signer.unseal<SealedSession>(SESSION_SEAL, sessionId, context.now());
  if (session?.itemId === itemId && session.personId === call.actor.personId) return;
  throw new Refusal(404, 'notFound', 'The session that is specified in the request does not exist or is invalid.', {
    innerCodes: ['invalidSessionReCreatable'],
  });
}

/** Refusals with the error codes of Graph's workbook API. */
export const workbookRefusals = {
  unsupported: (message = 'The file format is not supported.') =>
    new Refusal(400, 'badRequest', message, { innerCodes: ['unsupportedWorkbook'] }),
  tooLarge: (message: string) =>
    new Refusal(413, 'payloadTooLarge', message, { innerCodes: ['payloadTooLargeUncategorized'] }),
  tooSlow: (message: string) =>
    new Refusal(504, 'gatewayTimeout', message, { innerCodes: ['gatewayTimeoutUncategorized'] }),
  notFound: () =>
    new Refusal(404, 'notFound', "The requested resource doesn't exist.", { innerCodes: ['notFoundUncategorized'] }),
  notImplemented: () =>
    new Refusal(501, 'notImplemented', "The requested feature isn't implemented.", {
      innerCodes: ['notImplementedUncategorized'],
    }),
} as const;

const refusalsByReason: Record<UnreadableReason, (message: string) => Refusal> = {
  unsupported: workbookRefusals.unsupported,
  'too-large': workbookRefusals.tooLarge,
  'too-slow': workbookRefusals.tooSlow,
};

/**
 * Finds a worksheet by ID or name, ignoring case.
 * @throws 404
 */
export function requireSheet(workbook: Workbook, idOrName: string): Worksheet {
  return requireNamed(workbook.sheets, idOrName);
}

export function requireTable(workbook: Workbook, idOrName: string): WorkbookTable {
  return requireNamed(workbook.tables, idOrName);
}

/**
 * Finds an entry by ID or name, ignoring case.
 * @throws 404
 */
export function requireNamed<One extends { readonly id: string; readonly name: string }>(
  entries: readonly One[],
  idOrName: string,
): One {
  const key = idOrName.toLowerCase();
  const entry =
    entries.find(({ id }) => id.toLowerCase() === key) ?? entries.find(({ name }) => name.toLowerCase() === key);
  if (entry === undefined) throw workbookRefusals.notFound();
  return entry;
}
