import type { PrintAnswer } from '../component-spec.ts';
import type { SubmissionData } from '../data/answers.ts';
import { getAtPath, parseFieldPath } from '../data/data-path.ts';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import { isNonBlank } from '../definition/read-property.ts';
import type { FieldNode } from '../fields/field-state.ts';
import type { PrintBlock } from '../print-block.ts';
import type { Session } from '../session/session.ts';

/** Print functions by stored type name. Each is only called with props and values of its own type. */
export type PrintFunctions = Readonly<Record<string, PrintAnswer<never, never> | undefined>>;

/** Context for printing a form. */
interface PrintContext {
  readonly session: Session;
  readonly prints: PrintFunctions;
  readonly data: SubmissionData;
  readonly isBlank?: true;
}

/**
 * Prints a form with its answers as blocks, in the order of the definition. Omits invisible components, and components
 * omitted by `pdfVisibility`. A component without a print function is printed as its label, followed by its children.
 */
export function printForm(session: Session, prints: PrintFunctions): readonly PrintBlock[] {
  return printList(session.rootIds, { session, prints, data: session.data() });
}

/**
 * Prints a blank form for handwritten answers: without answers, with writing space. Conditional components are
 * included, because the answers are not known yet; required fields have a star.
 */
export function printBlankForm(session: Session, prints: PrintFunctions): readonly PrintBlock[] {
  return printList(session.rootIds, { session, prints, data: {}, isBlank: true });
}

/**
 * Prints one field with its descendants like `printForm`, but ignores its own `pdfVisibility`; nothing if it is
 * invisible.
 */
export function printField(id: string, session: Session, prints: PrintFunctions): readonly PrintBlock[] {
  return session.state(id).visible ? printOneField(id, { session, prints, data: session.data() }) : [];
}

function printList(ids: readonly string[], context: PrintContext): readonly PrintBlock[] {
  const { session, isBlank } = context;
  return ids
    .filter((id) => {
      const { visible, definition } = session.state(id);
      return (isBlank ? session.node(id).definition.hidden !== true : visible) && definition.pdfVisibility !== 'hidden';
    })
    .flatMap((id) => {
      const blocks = printOneField(id, context);
      const { definition } = session.state(id);
      if (!isBlank && definition.pdfVisibility === 'hideIfEmpty' && blocks.every(isEmptyBlock)) return [];
      return applyPageClasses(blocks, definition);
    });
}

/** Applies the author's CSS classes for page breaks: starts a new page, or keeps the blocks together. */
function applyPageClasses(blocks: readonly PrintBlock[], definition: ComponentDefinition): readonly PrintBlock[] {
  const { customClass, customClassAdvanced } = definition;
  const classes = [customClass, customClassAdvanced].flatMap((one) => (isNonBlank(one) ? one.split(/[\s.]+/) : []));
  const unsplitBlocks: readonly PrintBlock[] =
    classes.includes('prevent-split') && blocks.length > 0 ? [{ kind: 'group', isTogether: true, blocks }] : blocks;
  return classes.includes('page-break') && blocks.length > 0 ? [{ kind: 'newPage' }, ...unsplitBlocks] : unsplitBlocks;
}

function printOneField(id: string, context: PrintContext): readonly PrintBlock[] {
  const { session, prints, data, isBlank } = context;
  const node = session.node(id);
  const slots = node.slots.map((slot) => printList(slot, context));
  const { definition, props, ...state } = session.state(id);
  const rows = state.rows?.map(({ fieldIds }) => fieldIds.map((fieldId) => printList([fieldId], context)));
  const { type, label = '' } = definition;
  const print = node.known && Object.hasOwn(prints, type) ? (prints[type] as PrintAnswer | undefined) : undefined;
  if (!print) return [{ kind: 'text', text: label || type } as const, ...slots.flat(), ...(rows ?? []).flat(2)];
  const offered = state.offer?.list;
  const parts = { props, slots, ...(rows && { rows }), ...(offered && { offered }) };
  if (!isBlank) return print({ ...parts, label, value: getAnswer(node, session, data) });
  const starredLabel = state.required && label !== '' ? `${label} *` : label;
  return print({ ...parts, label: starredLabel, value: undefined, isBlank }).map(toBlankBlock);
}

const toBlankBlock = (block: PrintBlock): PrintBlock =>
  block.kind === 'pair' && block.value === '' ? { kind: 'blank', label: block.label, room: { lines: 1 } } : block;

/**
 * Returns the answer to print. The state of containers and grids has no value, so their answers are read from the data;
 * layouts have neither an answer nor a path.
 */
function getAnswer(node: FieldNode, session: Session, data: SubmissionData): unknown {
  const hasDataPath = session.nodeAt(node.path) === node;
  return hasDataPath ? getAtPath(data, parseFieldPath(node.path)) : session.state(node.id).value;
}

/**
 * Returns true for a block without content: an unanswered pair, a page break, or tables and groups of only such blocks.
 */
function isEmptyBlock(block: PrintBlock): boolean {
  switch (block.kind) {
    case 'pair':
      return block.value === '';
    case 'group':
      return block.blocks.every(isEmptyBlock);
    case 'table':
      return block.rows.every((row) => row.every(isEmptyBlock));
    case 'heading':
    case 'text':
      return block.text === '';
    case 'newPage':
      return true;
    case 'image':
    case 'blank':
      return false;
  }
}
