import { specs } from '@tideform/components/specs';
import {
  type ComponentSpecs,
  createSession,
  parseForm,
  type Session,
  type SubmissionData,
  type ValidationError,
} from '@tideform/engine';
import { openTestScripts } from '@tideform/engine/testing';

/** State of a form session after its logic has settled. */
export interface FormState {
  readonly data: SubmissionData;
  readonly issues: readonly ValidationError[];
  /**
   * Maps the data path of a field, including fields in rows, to its visibility. A layout component has no answer, so
   * its key is used.
   */
  readonly visible: ReadonlyMap<string, boolean>;
  /** Component types that aren't implemented. */
  readonly unknownTypes: readonly string[];
}

/**
 * Opens a form with its data and the real components, waits for its logic to settle, and validates it.
 *
 * @param nowMs current time in milliseconds; if missing, rules about today's date aren't evaluated
 */
export async function answerForm(form: unknown, data: SubmissionData, nowMs?: number): Promise<FormState> {
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
      visible: readVisibility(session),
      unknownTypes: [...new Set(unknown)].sort(),
    };
  } finally {
    session.close();
  }
}

function readVisibility(session: Session): ReadonlyMap<string, boolean> {
  const visible = new Map<string, boolean>();
  const visit = (ids: readonly string[]): void => {
    for (const id of ids) {
      const { definition, path, slots } = session.node(id);
      const { rows, visible: isVisible } = session.state(id);
      const isLayout = (specs as ComponentSpecs)[definition.type]?.shape === 'none';
      const named = isLayout ? [path, definition.key].filter(Boolean).join('.') : path;
      visible.set(named, isVisible || (visible.get(named) ?? false));
      visit(slots.flat());
      for (const { fieldIds } of rows ?? []) visit(fieldIds);
    }
  };
  visit(session.rootIds);
  return visible;
}
