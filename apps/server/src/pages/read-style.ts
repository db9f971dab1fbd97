import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const readOwnFile = (name: string) => readFileSync(join(import.meta.dirname, name));

/**
 * Reads the style sheet of a page with a form: shared styles, styles of fields and buttons, and the page's own rules.
 */
export function readFormStyle(path: string): Buffer {
  return Buffer.concat([readOwnFile('look.css'), readOwnFile('filling.css'), readFileSync(path)]);
}

/** Reads the style sheet of a wide page with a header: shared styles, layout styles, and the page's own rules. */
export function readPageStyle(path: string): Buffer {
  return Buffer.concat([readOwnFile('look.css'), readOwnFile('wide-page.css'), readFileSync(path)]);
}

/** Reads the style sheet of administration pages in the workspace and of the operator page. */
export function readAdminStyle(): Buffer {
  const parts = ['frame.css', 'cards.css', 'fields.css', 'rows.css'].map((name) => readOwnFile(join('office', name)));
  return Buffer.concat([readOwnFile('look.css'), readOwnFile('filling.css'), ...parts]);
}
