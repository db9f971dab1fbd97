import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const own = (name: string) => readFileSync(join(import.meta.dirname, name));

/** The style sheet of pages that people fill in: the look of all of the workspace's, fields and buttons, then the page's own rules. */
export function readStyle(path: string): Buffer {
  return Buffer.concat([own('look.css'), own('filling.css'), readFileSync(path)]);
}

/** The style sheet of wide pages with a header that names the signed-in person. */
export function readPageStyle(path: string): Buffer {
  return Buffer.concat([own('look.css'), own('wide-page.css'), readFileSync(path)]);
}

/** That of pages on which somebody works: the workspace's office, the operator's view. */
export function readOfficeStyle(): Buffer {
  const parts = ['frame.css', 'cards.css', 'fields.css', 'rows.css'].map((name) => own(join('office', name)));
  return Buffer.concat([own('look.css'), own('filling.css'), ...parts]);
}
