import type * as all from './all-operations.ts';
import type { GraphOperation } from './operation.ts';

/** Every call of Microsoft Graph that we make. The client calls them, the embedded workspace has one handler for each. */
export * as operations from './all-operations.ts';

/** A line of the table that is no operation does not compile. */
type NamesOf<Table extends Readonly<Record<string, GraphOperation>>> = keyof Table;

export type OperationName = NamesOf<typeof all>;
