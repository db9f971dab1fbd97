import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The style sheet of a page of the workspace: the look of all of them, then the page's own rules. */
export function readStyle(path: string): Buffer {
  return Buffer.concat([readFileSync(join(import.meta.dirname, 'look.css')), readFileSync(path)]);
}
