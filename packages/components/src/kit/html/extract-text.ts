const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * Extracts the text of HTML without a DOM, for counting words and checking whether the HTML is empty.
 * NOTE: unclosed tags are scanned only once, however many there are.
 */
export const extractText = (html: string): string =>
  html
    .replace(/<(?:\/?(?:p|div|li|tr|td|th|h[1-6]|blockquote|pre|ul|ol|table)\b|br\b)[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#x?[\da-f]+|\w+);/gi, (entity, name: string) => namedEntities[name.toLowerCase()] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();

/** Returns whether HTML has visible content: text, an image, a rule or a table. */
export const hasVisibleContent = (html: string): boolean => /<(img|hr|table)\b/i.test(html) || extractText(html) !== '';

/**
 * Converts plain text to HTML with line breaks, for answers that were given before their field supported formatting.
 * HTML is returned unchanged.
 */
export function convertTextToHtml(text: string): string {
  if (text === '' || /<[a-z!/]/i.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<p>${escaped.replace(/\r?\n/g, '<br>')}</p>`;
}
