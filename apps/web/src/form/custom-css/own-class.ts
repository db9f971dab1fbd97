const NAME = /^[\w-]{1,80}$/;

/**
 * The class that stands in the page for one that an author writes. It begins with `own-`: no author's name can mean a class
 * of the app, which could lay a part of a form over the page, or be styled with it.
 *
 * @returns `undefined` where it can be no name of a class
 */
export function ownClass(name: string): string | undefined {
  const plain = name.replaceAll('.', '-');
  return NAME.test(plain) ? `own-${plain}` : undefined;
}
