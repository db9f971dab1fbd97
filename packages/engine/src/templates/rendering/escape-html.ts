const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
  '=': '&#61;',
};

/** Escapes text for HTML elements and for attributes with or without quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`=]/g, (character) => escapes[character]!);
}
