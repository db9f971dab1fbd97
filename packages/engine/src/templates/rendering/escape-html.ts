const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
  '=': '&#61;',
};

/** Writes text so that HTML shows it as text, in an element and in an attribute, with and without quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`=]/g, (character) => escapes[character]!);
}
