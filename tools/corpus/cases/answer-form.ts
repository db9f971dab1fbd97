import { specs } from '@tideform/components/specs';
import {
  type ComponentSpecs,
  createSession,
  type Issue,
  parseForm,
  type Session,
  type SubmissionData,
} from '@tideform/engine';
import { openTestScripts } from '@tideform/engine/testing';

/** What our engine makes of a form and its data. */
export interface Outcome {
  readonly data: SubmissionData;
  readonly issues: readonly Issue[];
  /** Data paths of the fields, those in rows too, and whether each is visible; of a layout its key in place of an answer's. */
  readonly visible: ReadonlyMap<string, boolean>;
  /** Types that nobody has built yet. */
  readonly unknownTypes: readonly string[];
}

/**
 * Opens a form with its data and the real components, lets its logic come to rest and asks for all broken rules.
 *
 * @param nowMs when; without it nothing is said of today
 */
export async function answerForm(form: unknown, data: SubmissionData, nowMs?: number): Promise<Outcome> {
  const parsed = parseForm(form);
  if (!parsed.ok)
    throw new Error(`not a form: ${parsed.problems.map(({ code, path }) => `${code} ${path}`).join(', ')}`);
  const clock = nowMs === undefined ? {} : { nowMs };
  const session = createSession({ form: parsed.form, specs, data, scripts: openTestScripts, ...clock });
  try {
    await session.settled();
    const unknown = session.warnings.filter(({ code }) => code === 'unknown-type').map(({ detail }) => detail);
    return {
      issues: session.validate(),
      data: session.data(),
      visible: visibilityIn(session),
      unknownTypes: [...new Set(unknown)].sort(),
    };
  } finally {
    session.close();
  }
}

function visibilityIn(session: Session): ReadonlyMap<string, boolean> {
  const visible = new Map<string, boolean>();
  const look = (ids: readonly string[]): void => {
    for (const id of ids) {
      const { definition, path, slots } = session.node(id);
      const { rows, visible: isVisible } = session.state(id);
      const isLayout = (specs as ComponentSpecs)[definition.type]?.shape === 'none';
      const named = isLayout ? [path, definition.key].filter(Boolean).join('.') : path;
      visible.set(named, isVisible || (visible.get(named) ?? false));
      look(slots.flat());
      for (const { fieldIds } of rows ?? []) look(fieldIds);
    }
  };
  look(session.rootIds);
  return visible;
}
