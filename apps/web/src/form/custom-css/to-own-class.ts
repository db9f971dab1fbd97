const NAME = /^[\w-]{1,80}$/;

/**
 * Class in the page for a class name of an author. The prefix `own-` ensures that it never matches a class of the app,
 * whose styles could place a part of the form over the page.
 *
 * @returns `undefined` for an invalid class name
 */
export function toOwnClass(name: string): string | undefined {
  const plain = name.replaceAll('.', '-');
  return NAME.test(plain) ? `own-${plain}` : undefined;
}
