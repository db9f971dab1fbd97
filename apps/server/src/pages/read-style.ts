import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const own = (name: string) => readFileSync(join(import.meta.dirname, name));

/** Reads the style sheet of a page with a form: shared styles, fields and buttons, then the page's own rules. */
export function readStyle(path: string): Buffer {
  return Buffer.concat([own('look.css'), own('filling.css'), readFileSync(path)]);
}

/** Reads the style sheet of wide pages with a header. */
export function readPageStyle(path: string): Buffer {
  return Buffer.concat([own('look.css'), own('wide-page.css'), readFileSync(path)]);
}

/** Reads the style sheet of administration pages: the workspace's and the operator's. */
export function readAdminStyle(): Buffer {
  const parts = ['frame.css', 'cards.css', 'fields.css', 'rows.css'].map((name) => own(join('office', name)));
  return Buffer.concat([own('look.css'), own('filling.css'), ...parts]);
}
