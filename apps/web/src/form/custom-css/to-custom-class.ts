const NAME = /^[\w-]{1,80}$/;

/**
 * Converts a class name of an author to the class that is used in the page. Its prefix `own-` ensures that it never
 * matches a class of the app, whose styles could move a part of the form above the page.
 *
 * @returns `undefined` for an invalid class name
 */
export function toCustomClass(name: string): string | undefined {
  const plain = name.replaceAll('.', '-');
  return NAME.test(plain) ? `own-${plain}` : undefined;
}
