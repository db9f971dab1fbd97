const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The words of HTML, without a DOM: for counting, and to see whether there are any.
 * NOTE: what is never closed is looked at once, however often it stands there.
 */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:\/?(?:p|div|li|tr|td|th|h[1-6]|blockquote|pre|ul|ol|table)\b|br\b)[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#x?[\da-f]+|\w+);/gi, (entity, name: string) => named[name.toLowerCase()] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();

/** Whether HTML shows anything: words, a picture, a line or a table. */
export const showsSomething = (html: string): boolean => /<(img|hr|table)\b/i.test(html) || plainText(html) !== '';

/** Text that was typed before its field had formatting, as HTML: its lines stay lines. */
export function asHtml(text: string): string {
  if (text === '' || /<[a-z!/]/i.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<p>${escaped.replace(/\r?\n/g, '<br>')}</p>`;
}
