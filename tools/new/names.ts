/** A name in the spellings that files and code use. */
export interface Names {
  /** The name without the folder before it: `sweep-receipts`, `rating`. */
  readonly name: string;
  /** Folder before the name; '' if there is none. */
  readonly area: string;
  /** The name in camel case: `sweepReceipts`. */
  readonly camel: string;
  /** The name in Pascal case: `SweepReceipts`. */
  readonly pascal: string;
  /** The name as a title: `Sweep receipts`. */
  readonly title: string;
}

/**
 * Returns the spellings of a name.
 *
 * @param given `rating`, `audit-log`, `receipts/sweep-receipts`
 */
export function createNames(given: string): Names {
  const [area, name] = given.includes('/') ? (given.split('/') as [string, string]) : ['', given];
  const camel = name.replace(/-(\w)/g, (_, character: string) => character.toUpperCase());
  const spaced = camel.replace(/[A-Z]/g, (character) => ` ${character.toLowerCase()}`);
  return { name, area, camel, pascal: capitalize(camel), title: capitalize(spaced) };
}

/** Replaces `{{name}}`, `{{camel}}` … in a template's text or path. */
export function fillNames(template: string, names: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => names[key] ?? whole);
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
