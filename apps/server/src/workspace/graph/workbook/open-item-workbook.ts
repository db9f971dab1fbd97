import { contentFor } from '../../library/item.ts';
import { Refusal } from '../../refusal.ts';
import {
  type Unreadable,
  UnreadableWorkbook,
  type Workbook,
  type WorkbookTable,
  type Worksheet,
} from '../../workbook/workbook.ts';
import type { GraphCall, GraphContext } from '../call/graph-call.ts';
import { openItem } from '../drives/open-drive.ts';

type Call = GraphCall<'driveId', unknown>;

/** The workbook that an address names, as the caller may see it. @throws in the family of errors that workbooks have */
export async function openItemWorkbook(call: Call, context: GraphContext): Promise<Workbook> {
  const { item } = await openItem(call, context);
  requireSession(call, context, item.id);
  const { sha256, size } = contentFor(item, call.actor.personId);
  if (sha256 === null || !/\.xls[xm]$/i.test(item.name)) throw workbookRefusals.unsupported();
  try {
    return await context.workbooks.read({ sha256, size });
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw refusalFor[error.reason](error.message);
    throw error;
  }
}

/** Keeps sessions apart from other sealed texts. */
export const SESSION_SEAL = 'workbook-session';

/** What the id of a session says. */
export interface SealedSession {
  readonly itemId: string;
  readonly personId: string;
}

/** @throws 404 for a session that has ended, or is not the caller's for this file; without one there is nothing to check */
export function requireSession(call: Call, context: GraphContext, itemId: string): void {
  const given = call.header('workbook-session-id');
  if (given === undefined) return;
  const session = context.signer.unseal<SealedSession>(SESSION_SEAL, given, context.now());
  if (session?.itemId === itemId && session.personId === call.actor.personId) return;
  throw new Refusal(404, 'notFound', 'The session that is specified in the request does not exist or is invalid.', {
    innerCodes: ['invalidSessionReCreatable'],
  });
}

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

const refusalFor: Record<Unreadable, (message: string) => Refusal> = {
  unsupported: workbookRefusals.unsupported,
  'too-large': workbookRefusals.tooLarge,
  'too-slow': workbookRefusals.tooSlow,
};

/** By id or name; names match without case. @throws 404 */
export function requireSheet(workbook: Workbook, idOrName: string): Worksheet {
  return requireNamed(workbook.sheets, idOrName);
}

export function requireTable(workbook: Workbook, idOrName: string): WorkbookTable {
  return requireNamed(workbook.tables, idOrName);
}

export function requireNamed<One extends { readonly id: string; readonly name: string }>(
  all: readonly One[],
  idOrName: string,
): One {
  const key = idOrName.toLowerCase();
  const found = all.find(({ id }) => id.toLowerCase() === key) ?? all.find(({ name }) => name.toLowerCase() === key);
  if (found === undefined) throw workbookRefusals.notFound();
  return found;
}
