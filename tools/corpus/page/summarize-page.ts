import { getLabelId } from '@tideform/components/kit/control-attributes.ts';
import { type FieldNode, getVisiblePages, getWizardPages, type LogicError, type Session } from '@tideform/engine';

/** What the browser shows of a form. */
export interface RenderSummary {
  /** Number of visible fields that are rendered. */
  readonly renderedCount: number;
  readonly pages: number;
  /** Paths of visible fields that were not rendered on any visited page. */
  readonly missing: readonly string[];
  /** Whether all pages were visited. */
  readonly isComplete: boolean;
  /** Types of visible components without a view; the form shows a message in their place. */
  readonly unknown: readonly string[];
  readonly logicErrors: readonly LogicError[];
}

/** Number of rows checked per grid: grids render later rows when they scroll into view. */
const FIRST_ROWS = 10;

/** Returns the visible fields that aren't rendered. */
export function listMissingFields(session: Session, prefix: string): readonly FieldNode[] {
  return listVisibleFields(session).filter(({ id }) => !isRendered(`${prefix}${id}`));
}

/**
 * Returns whether a field has an element in the page: its control, or for a read-only field without a control, an
 * element labeled by the field's label.
 */
function isRendered(domId: string): boolean {
  return (
    document.getElementById(domId) !== null ||
    document.querySelector(`[aria-labelledby~="${getLabelId(domId)}"]`) !== null
  );
}

/**
 * Summarizes the fields that the page renders now.
 *
 * @param before summary of the previously visited wizard pages
 */
export function summarizePage(session: Session, prefix: string, before?: RenderSummary): RenderSummary {
  const notDrawn = listMissingFields(session, prefix);
  // Components outside the pages of a wizard are rendered on, and counted for, each page.
  const renderedFieldCount = listVisibleFields(session).length - notDrawn.length + (before?.renderedCount ?? 0);
  const absent = notDrawn.map(({ id, path }) => `${path} (${id})`);
  const missing = before ? absent.filter((each) => before.missing.includes(each)) : absent;
  const pages = (before?.pages ?? 0) + 1;
  return {
    renderedCount: renderedFieldCount,
    pages,
    missing,
    isComplete: pages >= getVisiblePages(session).length,
    unknown: [
      ...new Set(
        listAllFields(session)
          .filter((node) => !node.known)
          .map(({ definition }) => definition.type),
      ),
    ],
    logicErrors: session.logicErrors(),
  };
}

/**
 * Returns fields that must have an element: answers and buttons, but not hidden fields, and not submit buttons in a
 * wizard, which has its own submit button.
 */
function listVisibleFields(session: Session): readonly FieldNode[] {
  const isWizard = getWizardPages(session).length > 0;
  return listAllFields(session).filter(({ spec, props }) => {
    if (!spec || spec.isUnseen || (isWizard && spec.submits?.(props))) return false;
    return spec.shape === 'value' || spec.shape === 'rows';
  });
}

function listAllFields(session: Session): readonly FieldNode[] {
  const found: FieldNode[] = [];
  const visit = (ids: readonly string[]): void => {
    for (const id of ids) {
      const node = session.node(id);
      const { visible, rows = [] } = session.state(id);
      if (!visible) continue;
      found.push(node);
      visit(node.slots.flat());
      for (const { fieldIds } of rows.slice(0, FIRST_ROWS)) visit(fieldIds);
    }
  };
  visit(session.rootIds);
  return found;
}
