import type * as all from './all-operations.ts';
import type { GraphOperation } from './operation.ts';

/**
 * Every Microsoft Graph operation that this product uses. The client calls them, the embedded workspace has one handler
 * for each.
 */
export * as operations from './all-operations.ts';

/** Fails to compile if an entry of the table isn't an operation. */
type NamesOf<Table extends Readonly<Record<string, GraphOperation>>> = keyof Table;

export type OperationName = NamesOf<typeof all>;
