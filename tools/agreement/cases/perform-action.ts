import type { ComponentSpecs, FieldNode, Session } from '@tideform/engine';
import { createAnswers } from './answers.ts';
import { createRandom } from './random.ts';

/**
 * One random user action. `at` and `seed` are indexes into the fields, rows and values that are available when the
 * action runs.
 */
export interface UserAction {
  readonly kind: 'answer' | 'add-row' | 'remove-row' | 'move-row' | 'leave' | 'wait' | 'start-over';
  readonly at: number;
  readonly seed: number;
}

/** Performs a user action on a field that is visible and not disabled. */
export async function performAction(
  session: Session,
  { kind, at, seed }: UserAction,
  specs: ComponentSpecs,
): Promise<void> {
  if (kind === 'wait') return session.settled();
  if (kind === 'start-over') return session.reset();
  const open = listEditableFields(session).filter(
    (node) => kind === 'answer' || kind === 'leave' || isGrid(session, node),
  );
  const node = open[at % open.length];
  if (!node) return;
  const random = createRandom(seed);
  if (kind === 'leave') return session.touch(node.id);
  if (kind === 'answer') return session.setValue(node.id, createAnswer(session, node, specs, random));
  const rows = session.state(node.id).rows ?? [];
  if (kind === 'add-row')
    return session.addRow(node.id, random.isChosen(0.5) ? undefined : random.nextBelow(rows.length + 1));
  if (rows.length === 0) return;
  const { id: rowId } = random.pick(rows);
  if (kind === 'remove-row') session.removeRow(node.id, rowId);
  else session.moveRow(node.id, rowId, random.nextBelow(rows.length));
}

const isGrid = (session: Session, { id }: FieldNode) => session.state(id).rows !== undefined;

/** Normalizes a random answer as the component's view would. */
function createAnswer(
  session: Session,
  { id, definition }: FieldNode,
  specs: ComponentSpecs,
  random: ReturnType<typeof createRandom>,
) {
  const answer = createAnswers(definition.type, definition.multiple === true, random);
  return random.isChosen(0.05) ? undefined : specs[definition.type]!.normalize(answer, session.state(id).props);
}

/** Returns the visible, enabled fields that take answers, including those in rows. */
function listEditableFields(session: Session): readonly FieldNode[] {
  const open: FieldNode[] = [];
  const visit = (ids: readonly string[]): void => {
    for (const id of ids) {
      const node = session.node(id);
      const { visible, disabled, rows, definition } = session.state(id);
      if (!visible) continue;
      const takesAnswers = node.known && !typesWithoutAnswer.includes(definition.type);
      if (takesAnswers && !disabled) open.push(node);
      visit(node.slots.flat());
      for (const { fieldIds } of rows ?? []) visit(fieldIds);
    }
  };
  visit(session.rootIds);
  return open;
}

const typesWithoutAnswer = ['panel', 'fieldset', 'well', 'columns', 'tabs', 'container', 'content', 'htmlelement'];
