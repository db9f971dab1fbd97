import type { PrintAnswer } from '../component-spec.ts';
import { readAt, segmentsOfFieldPath } from '../data/data-path.ts';
import type { SubmissionData } from '../data/submission-data.ts';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import { isWritten } from '../definition/read-property.ts';
import type { FieldNode } from '../fields/field-state.ts';
import type { PrintBlock } from '../print-block.ts';
import type { Session } from '../session/session.ts';
import { saysNothing } from './says-nothing.ts';

/** How components print, by stored type name. Each is only ever asked about its own props and values. */
export type Prints = Readonly<Record<string, PrintAnswer<never, never> | undefined>>;

/** What is printed, and how. */
interface Printing {
  readonly session: Session;
  readonly prints: Prints;
  readonly data: SubmissionData;
  readonly isBlank?: true;
}

/**
 * Says what a form with its answers puts on paper, in the order of the definition. Invisible components say nothing,
 * nor do those that their `pdfVisibility` keeps off paper.
 * A component that nobody can print is named in a line of text and its children printed.
 */
export function printForm(session: Session, prints: Prints): readonly PrintBlock[] {
  return printList(session.rootIds, { session, prints, data: session.data() });
}

/**
 * The same form for somebody who answers it by hand: without any answer, with room to write. What answers would show or hide
 * is there, because nobody knows them yet; what must be answered has a star.
 */
export function printBlankForm(session: Session, prints: Prints): readonly PrintBlock[] {
  return printList(session.rootIds, { session, prints, data: {}, isBlank: true });
}

/** As `printForm` for one visible field and what lies in it, whatever its own `pdfVisibility` says; nothing for others. */
export function printField(id: string, session: Session, prints: Prints): readonly PrintBlock[] {
  return session.state(id).visible ? printOneField(id, { session, prints, data: session.data() }) : [];
}

function printList(ids: readonly string[], printing: Printing): readonly PrintBlock[] {
  const { session, isBlank } = printing;
  return ids
    .filter((id) => {
      const { visible, definition } = session.state(id);
      return (isBlank ? session.node(id).definition.hidden !== true : visible) && definition.pdfVisibility !== 'hidden';
    })
    .flatMap((id) => {
      const blocks = printOneField(id, printing);
      const { definition } = session.state(id);
      if (!isBlank && definition.pdfVisibility === 'hideIfEmpty' && blocks.every(saysNothing)) return [];
      return paged(blocks, definition);
    });
}

/** As the classes say that an author gave a component: on a new page, or not parted over two. */
function paged(blocks: readonly PrintBlock[], definition: ComponentDefinition): readonly PrintBlock[] {
  const { customClass, customClassAdvanced } = definition;
  const classes = [customClass, customClassAdvanced].flatMap((one) => (isWritten(one) ? one.split(/[\s.]+/) : []));
  const kept: readonly PrintBlock[] =
    classes.includes('prevent-split') && blocks.length > 0 ? [{ kind: 'group', isTogether: true, blocks }] : blocks;
  return classes.includes('page-break') && blocks.length > 0 ? [{ kind: 'newPage' }, ...kept] : kept;
}

function printOneField(id: string, printing: Printing): readonly PrintBlock[] {
  const { session, prints, data, isBlank } = printing;
  const node = session.node(id);
  const slots = node.slots.map((slot) => printList(slot, printing));
  const { definition, props, ...state } = session.state(id);
  const rows = state.rows?.map(({ fieldIds }) => fieldIds.map((fieldId) => printList([fieldId], printing)));
  const { type, label = '' } = definition;
  const print = node.known && Object.hasOwn(prints, type) ? (prints[type] as PrintAnswer | undefined) : undefined;
  if (!print) return [{ kind: 'text', text: label || type } as const, ...slots.flat(), ...(rows ?? []).flat(2)];
  const offered = state.offer?.list;
  const parts = { props, slots, ...(rows && { rows }), ...(offered && { offered }) };
  if (!isBlank) return print({ ...parts, label, value: answerOf(node, session, data) });
  const starred = state.required && label !== '' ? `${label} *` : label;
  return print({ ...parts, label: starred, value: undefined, isBlank }).map(withLine);
}

const withLine = (block: PrintBlock): PrintBlock =>
  block.kind === 'pair' && block.value === '' ? { kind: 'blank', label: block.label, room: { lines: 1 } } : block;

/** Holders (containers, grids) have no value in their state; layouts have none at all, and are never found by a path. */
function answerOf(node: FieldNode, session: Session, data: SubmissionData): unknown {
  const isHolder = session.nodeAt(node.path) === node;
  return isHolder ? readAt(data, segmentsOfFieldPath(node.path)) : session.state(node.id).value;
}
