/**
 * Title of a response: the form's title template filled in, else the form's title.
 *
 * NOTE: fills `{{submissionNumber}}` only. The engine's template interpreter takes this function's place; until then a
 * template that asks for more gives the form's title rather than half a sentence.
 */
export function responseTitle(
  response: { readonly formTitle: string; readonly titleTemplate?: string },
  submissionNumber: number,
): string {
  const template = response.titleTemplate?.trim();
  if (!template) return response.formTitle;
  const title = template.replace(/\{\{\s*submissionNumber\s*\}\}/g, String(submissionNumber));
  return title.includes('{{') ? response.formTitle : title;
}
