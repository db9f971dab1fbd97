import type { FieldRow, Session } from '@tideform/engine';
import type { FormatValidationError } from '../../kit/messages/format-error.ts';
import { getErrorLabel } from '../../kit/read/label.ts';

/** Returns the IDs of all fields of a row, including those inside layouts, containers and grids. */
export function listFieldsOfRow(session: Session, { fieldIds }: FieldRow): readonly string[] {
  return fieldIds.flatMap((id) => listFieldAndDescendants(session, id));
}

function listFieldAndDescendants(session: Session, id: string): readonly string[] {
  const inner = session.node(id).slots.flat();
  const inRows = (session.state(id).rows ?? []).flatMap((row) => row.fieldIds);
  return [id, ...[...inner, ...inRows].flatMap((child) => listFieldAndDescendants(session, child))];
}

/** Returns the messages of the visible validation errors in a row. */
export function listErrorsOfRow(
  session: Session,
  row: FieldRow,
  formatError: FormatValidationError,
): readonly string[] {
  return listFieldsOfRow(session, row).flatMap((id) => {
    const { issues, definition } = session.state(id);
    return issues.map((issue) => formatError(issue, getErrorLabel(definition)));
  });
}

/** Creates a store for `useSyncExternalStore` whose `version` changes whenever a field in the row changes. */
export function createRowStore(session: Session, row: FieldRow) {
  let version = 0;
  let stops: readonly (() => void)[] = [];
  return {
    version: () => version,
    subscribe(listener: () => void): () => void {
      const stop = () => {
        for (const one of stops) one();
      };
      const start = () => {
        stops = listFieldsOfRow(session, row).map((id) => session.subscribe(id, changed));
      };
      const changed = () => {
        version += 1;
        stop();
        start();
        listener();
      };
      start();
      return stop;
    },
  };
}
