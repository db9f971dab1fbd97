import { isSameJson, type PrintFunctions, printField, type Session } from '@tideform/engine';
import { renderAnswerLines } from '../render-text.ts';

/** A question with its answers in two versions of a response. */
export interface ComparedAnswer {
  /** Data path: `site`, `rows[1].item`. */
  readonly path: string;
  /** Label of the question, after the labels of its containers: ['Tools 2', 'Name']. */
  readonly names: readonly string[];
  readonly isSame: boolean;
  /**
   * Printed answer in the older and the newer version, with line breaks; '' if unanswered. `undefined` if the version
   * doesn't contain the question or the viewer can't see it.
   */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

interface PrintedAnswer {
  readonly names: readonly string[];
  readonly text: string;
  readonly value: unknown;
}

/**
 * Compares two versions of a response question by question, in the order of the newer version. Questions that only
 * exist in the older version come last. Leaves out fields that the session's viewer can't see.
 */
export function compareAnswers(
  olderSession: Session,
  newerSession: Session,
  prints: PrintFunctions,
): readonly ComparedAnswer[] {
  const before = collectAnswers(olderSession, prints);
  const after = collectAnswers(newerSession, prints);
  return [...new Set([...after.keys(), ...before.keys()])].map((path) => {
    const [beforeAnswer, afterAnswer] = [before.get(path), after.get(path)];
    return {
      path,
      names: (afterAnswer ?? beforeAnswer)?.names ?? [],
      isSame: isSamePrintedAnswer(beforeAnswer, afterAnswer),
      before: beforeAnswer?.text,
      after: afterAnswer?.text,
    };
  });
}

/**
 * Returns whether two printed answers are equal. Compares the stored values too, because different pictures may have
 * the same printed text. Two empty answers are equal.
 */
function isSamePrintedAnswer(beforeAnswer: PrintedAnswer | undefined, afterAnswer: PrintedAnswer | undefined): boolean {
  if ((beforeAnswer?.text ?? '') !== (afterAnswer?.text ?? '')) return false;
  return (beforeAnswer?.text ?? '') === '' || isSameJson(beforeAnswer?.value, afterAnswer?.value);
}

function collectAnswers(session: Session, prints: PrintFunctions): ReadonlyMap<string, PrintedAnswer> {
  const answers = new Map<string, PrintedAnswer>();
  const collect = (ids: readonly string[], parentLabels: readonly string[]): void => {
    for (const id of ids) {
      const { visible, definition, rows, value } = session.state(id);
      if (!visible) continue;
      const { spec, props, path, slots } = session.node(id);
      const label = definition.label || definition.key || definition.type;
      for (const [index, row] of (rows ?? []).entries())
        collect(row.fieldIds, [...parentLabels, `${label} ${index + 1}`]);
      for (const slot of slots) collect(slot, parentLabels);
      if (spec?.shape !== 'value' || spec.valueKind(props) === 'none' || answers.has(path)) continue;
      const text = spec.isEmpty(value, props) ? '' : renderAnswerLines(printField(id, session, prints)).join('\n');
      answers.set(path, { names: [...parentLabels, label], text, value });
    }
  };
  collect(session.rootIds, []);
  return answers;
}
