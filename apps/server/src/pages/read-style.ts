import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const own = (name: string) => readFileSync(join(import.meta.dirname, name));

/**
 * Reads the style sheet of a page with a form: shared styles, styles of fields and buttons, and the page's own rules.
 */
export function readStyle(path: string): Buffer {
  return Buffer.concat([own('look.css'), own('filling.css'), readFileSync(path)]);
}

/** Reads the style sheet of a wide page with a header: shared styles, layout styles, and the page's own rules. */
export function readPageStyle(path: string): Buffer {
  return Buffer.concat([own('look.css'), own('wide-page.css'), readFileSync(path)]);
}

/** Reads the style sheet of administration pages in the workspace and of the operator page. */
export function readAdminStyle(): Buffer {
  const parts = ['frame.css', 'cards.css', 'fields.css', 'rows.css'].map((name) => own(join('office', name)));
  return Buffer.concat([own('look.css'), own('filling.css'), ...parts]);
}
