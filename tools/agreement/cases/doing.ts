import type { ComponentSpecs, FieldNode, Session } from '@tideform/engine';
import { answersFor } from './answers.ts';
import { randomFrom } from './random.ts';

/** One thing that a person does. `at` and `seed` choose where, and with what, among what is there at that moment. */
export interface Doing {
  readonly kind: 'answer' | 'add-row' | 'remove-row' | 'move-row' | 'leave' | 'wait' | 'start-over';
  readonly at: number;
  readonly seed: number;
}

/** Does it where a person could: in what is shown and not disabled. */
export async function doIt(session: Session, { kind, at, seed }: Doing, specs: ComponentSpecs): Promise<void> {
  if (kind === 'wait') return session.settled();
  if (kind === 'start-over') return session.reset();
  const open = openFields(session).filter((node) => kind === 'answer' || kind === 'leave' || isGrid(session, node));
  const node = open[at % open.length];
  if (!node) return;
  const random = randomFrom(seed);
  if (kind === 'leave') return session.touch(node.id);
  if (kind === 'answer') return session.setValue(node.id, typed(session, node, specs, random));
  const rows = session.state(node.id).rows ?? [];
  if (kind === 'add-row')
    return session.addRow(node.id, random.chance(0.5) ? undefined : random.below(rows.length + 1));
  if (rows.length === 0) return;
  const { id: rowId } = random.pick(rows);
  if (kind === 'remove-row') session.removeRow(node.id, rowId);
  else session.moveRow(node.id, rowId, random.below(rows.length));
}

const isGrid = (session: Session, { id }: FieldNode) => session.state(id).rows !== undefined;

/** A view gives answers in their shape, sensible or not. */
function typed(
  session: Session,
  { id, definition }: FieldNode,
  specs: ComponentSpecs,
  random: ReturnType<typeof randomFrom>,
) {
  const answer = answersFor(definition.type, definition.multiple === true, random);
  return random.chance(0.05) ? undefined : specs[definition.type]!.normalize(answer, session.state(id).props);
}

/** Shown fields that take answers, in rows too. */
function openFields(session: Session): readonly FieldNode[] {
  const open: FieldNode[] = [];
  const look = (ids: readonly string[]): void => {
    for (const id of ids) {
      const node = session.node(id);
      const { visible, disabled, rows, definition } = session.state(id);
      if (!visible) continue;
      const takesAnswers = node.known && !holdsNone.includes(definition.type);
      if (takesAnswers && !disabled) open.push(node);
      look(node.slots.flat());
      for (const { fieldIds } of rows ?? []) look(fieldIds);
    }
  };
  look(session.rootIds);
  return open;
}

const holdsNone = ['panel', 'fieldset', 'well', 'columns', 'tabs', 'container', 'content', 'htmlelement'];
