import type { FieldRow, Session } from '@tideform/engine';
import type { SayIssue } from '../../kit/messages/say-issue.ts';
import { messageLabel } from '../../kit/read/label.ts';

/** All fields of a row, those in layouts, containers and grids of the row too. */
export function fieldsOfRow(session: Session, { fieldIds }: FieldRow): readonly string[] {
  return fieldIds.flatMap((id) => fieldsWithin(session, id));
}

function fieldsWithin(session: Session, id: string): readonly string[] {
  const inner = session.node(id).slots.flat();
  const inRows = (session.state(id).rows ?? []).flatMap((row) => row.fieldIds);
  return [id, ...[...inner, ...inRows].flatMap((child) => fieldsWithin(session, child))];
}

/** What is shown to be wrong in a row, in words. */
export function searchTextOfRow(session: Session, row: FieldRow, say: SayIssue): readonly string[] {
  return fieldsOfRow(session, row).flatMap((id) => {
    const { issues, definition } = session.state(id);
    return issues.map((issue) => say(issue, messageLabel(definition)));
  });
}

/** Follows a row as a whole: `version` is another number after each change of a field in it. */
export function followRow(session: Session, row: FieldRow) {
  let version = 0;
  let stops: readonly (() => void)[] = [];
  return {
    version: () => version,
    subscribe(listener: () => void): () => void {
      const stop = () => {
        for (const one of stops) one();
      };
      const start = () => {
        stops = fieldsOfRow(session, row).map((id) => session.subscribe(id, changed));
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
