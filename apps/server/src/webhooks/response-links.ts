const noLink = 'Link will be populated once published';

/** Where a response is looked at and edited. Of a form's draft nobody can open one: instead of the links stands why. */
export function responseLinks(
  { formId, responseId }: { readonly formId: string; readonly responseId: string },
  where: { readonly teamId: string; readonly tenantId: string; readonly publicUrl: string; readonly isDraft: boolean },
): { readonly viewUrl: string; readonly editUrl: string } {
  const { teamId, tenantId, publicUrl, isDraft } = where;
  if (isDraft) return { viewUrl: noLink, editUrl: noLink };
  const link = `${publicUrl}/teams/${teamId}/forms/${formId}/response/${responseId}?tenantId=${tenantId}`;
  return { viewUrl: link, editUrl: `${link}&editMode=true` };
}

/** The subject of what tells of a response to a form's draft. */
export const subjectFor = (subject: string, isDraft: boolean): string => (isDraft ? `DRAFT: ${subject}` : subject);
