import type { FieldRow, PrintBlock, Session } from '@tideform/engine';
import type { FormatValidationError } from '../../kit/messages/format-error.ts';
import { getErrorLabel, stripHtmlTags } from '../../kit/read/label.ts';
import type { EditgridMessages } from '../editgrid.messages.ts';

interface SummaryLine {
  /** Label of the answer; '' if the column header already shows it. */
  readonly label: string;
  readonly text: string;
}

/**
 * Summarizes the print blocks of a field as lines of text. A single line has no label, because the column header shows
 * it.
 */
export function summarizeBlocks(blocks: readonly PrintBlock[], messages: EditgridMessages): readonly SummaryLine[] {
  const lines = blocks.flatMap((block) => summarizeBlock(block, messages)).filter(({ text }) => text !== '');
  return lines.length === 1 ? [{ label: '', text: lines[0]!.text }] : lines;
}

function summarizeBlock(block: PrintBlock, messages: EditgridMessages): readonly SummaryLine[] {
  switch (block.kind) {
    case 'pair':
      return [{ label: block.label, text: block.value }];
    case 'heading':
      return [{ label: '', text: block.text }];
    case 'text':
      return [{ label: '', text: typeof block.text === 'string' ? block.text : stripHtmlTags(block.text.html) }];
    case 'image':
      return block.isExtra ? [] : [{ label: '', text: block.alt || messages.picture }];
    case 'table':
      return [
        { label: block.caption ?? '', text: block.rows.length > 0 ? messages.rows({ count: block.rows.length }) : '' },
      ];
    case 'group':
      return block.blocks.flatMap((one) => summarizeBlock(one, messages));
    case 'blank':
    case 'newPage':
      return [];
  }
}

/** Returns the IDs of all fields of a row, including those inside layouts, containers and grids. */
function listFieldsOfRow(session: Session, { fieldIds }: FieldRow): readonly string[] {
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
