import { labelId } from '@tideform/components/kit/control-attributes.ts';
import { type FieldNode, type LogicError, type Session, visiblePages, wizardPages } from '@tideform/engine';

/** What somebody sees of a form. */
export interface Look {
  /** Visible fields that are drawn. */
  readonly drawn: number;
  readonly pages: number;
  /** Paths of visible fields that were drawn on none of the pages looked at. */
  readonly missing: readonly string[];
  /** There is no page that was not looked at. */
  readonly isWhole: boolean;
  /** Types of visible components that nobody can draw; each stands there with a notice. */
  readonly unknown: readonly string[];
  readonly logicErrors: readonly LogicError[];
}

/** Grids draw their far rows when somebody comes near. */
const FIRST_ROWS = 10;

/** Visible fields that are not drawn now. */
export function absentFields(session: Session, prefix: string): readonly FieldNode[] {
  return visibleFields(session).filter(({ id }) => !isDrawn(`${prefix}${id}`));
}

/** Where nobody answers, a field may have no control of its own: then something is named by its label. */
function isDrawn(domId: string): boolean {
  return (
    document.getElementById(domId) !== null || document.querySelector(`[aria-labelledby~="${labelId(domId)}"]`) !== null
  );
}

/** @param before what was seen on earlier pages */
export function lookAt(session: Session, prefix: string, before?: Look): Look {
  const notDrawn = absentFields(session, prefix);
  // What lies beside the pages of a wizard is drawn on each of them, and counted on each.
  const drawn = visibleFields(session).length - notDrawn.length + (before?.drawn ?? 0);
  const absent = notDrawn.map(({ id, path }) => `${path} (${id})`);
  const missing = before ? absent.filter((each) => before.missing.includes(each)) : absent;
  const pages = (before?.pages ?? 0) + 1;
  return {
    drawn,
    pages,
    missing,
    isWhole: pages >= visiblePages(session).length,
    unknown: [
      ...new Set(
        allFields(session)
          .filter((node) => !node.known)
          .map(({ definition }) => definition.type),
      ),
    ],
    logicErrors: session.logicErrors(),
  };
}

/** What has an element of its own: answers and buttons, but not hidden values and what a wizard draws its own of. */
function visibleFields(session: Session): readonly FieldNode[] {
  const isWizard = wizardPages(session).length > 0;
  return allFields(session).filter(({ spec, props }) => {
    if (!spec || spec.isUnseen || (isWizard && spec.submits?.(props))) return false;
    return spec.shape === 'value' || spec.shape === 'rows';
  });
}

function allFields(session: Session): readonly FieldNode[] {
  const found: FieldNode[] = [];
  const look = (ids: readonly string[]): void => {
    for (const id of ids) {
      const node = session.node(id);
      const { visible, rows = [] } = session.state(id);
      if (!visible) continue;
      found.push(node);
      look(node.slots.flat());
      for (const { fieldIds } of rows.slice(0, FIRST_ROWS)) look(fieldIds);
    }
  };
  look(session.rootIds);
  return found;
}
