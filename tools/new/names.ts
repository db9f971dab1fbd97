/** One name in the spellings that files and code use. */
export interface Names {
  /** As it was given, without its area: `sweep-receipts`, `rating`. */
  readonly name: string;
  /** Folder in front of the name, '' without one. */
  readonly area: string;
  /** `sweepReceipts` */
  readonly camel: string;
  /** `SweepReceipts` */
  readonly pascal: string;
  /** `Sweep receipts` */
  readonly title: string;
}

/** @param given `rating`, `audit-log`, `receipts/sweep-receipts` */
export function namesOf(given: string): Names {
  const [area, name] = given.includes('/') ? (given.split('/') as [string, string]) : ['', given];
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const spaced = camel.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { name, area, camel, pascal: capital(camel), title: capital(spaced) };
}

/** Puts the names into the place of `{{name}}`, `{{camel}}` … in a template's text or path. */
export function fillNames(template: string, names: Names): string {
  return template.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => names[key as keyof Names] ?? whole);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
