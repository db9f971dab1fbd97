import { type Prints, printField, type Session, sameJson } from '@tideform/engine';
import { answerLines } from '../to-text.ts';

/** One question in two states of a response. */
export interface ComparedAnswer {
  /** Data path: `site`, `rows[1].item`. */
  readonly path: string;
  /** What is asked, after what it lies in: ['Tools 2', 'Name']. */
  readonly names: readonly string[];
  readonly isSame: boolean;
  /** The answer as it is printed, in lines; '' for none. Absent: this state does not ask it, or not this person. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

interface Answer {
  readonly names: readonly string[];
  readonly text: string;
  readonly value: unknown;
}

/**
 * Sets two states of a response side by side, question for question, in the order of the later one; what only the earlier one
 * asks follows. What a session's viewer does not see is left out.
 */
export function compareAnswers(older: Session, newer: Session, prints: Prints): readonly ComparedAnswer[] {
  const before = answersOf(older, prints);
  const after = answersOf(newer, prints);
  return [...new Set([...after.keys(), ...before.keys()])].map((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    return {
      path,
      names: (is ?? was)?.names ?? [],
      isSame: isSame(was, is),
      before: was?.text,
      after: is?.text,
    };
  });
}

/** Pictures are called alike, whatever they show. What says nothing on either side is the same. */
function isSame(was: Answer | undefined, is: Answer | undefined): boolean {
  if ((was?.text ?? '') !== (is?.text ?? '')) return false;
  return (was?.text ?? '') === '' || sameJson(was?.value, is?.value);
}

function answersOf(session: Session, prints: Prints): ReadonlyMap<string, Answer> {
  const answers = new Map<string, Answer>();
  const read = (ids: readonly string[], around: readonly string[]): void => {
    for (const id of ids) {
      const { visible, definition, rows, value } = session.state(id);
      if (!visible) continue;
      const { spec, props, path, slots } = session.node(id);
      const label = definition.label || definition.key || definition.type;
      for (const [at, row] of (rows ?? []).entries()) read(row.fieldIds, [...around, `${label} ${at + 1}`]);
      for (const slot of slots) read(slot, around);
      if (spec?.shape !== 'value' || spec.valueKind(props) === 'none' || answers.has(path)) continue;
      const text = spec.isEmpty(value, props) ? '' : answerLines(printField(id, session, prints)).join('\n');
      answers.set(path, { names: [...around, label], text, value });
    }
  };
  read(session.rootIds, []);
  return answers;
}
