const noLink = 'Link will be populated once published';

/**
 * Returns the links to view and edit a response. A response to a draft can't be opened, so a note replaces its links.
 */
export function getResponseLinks(
  { formId, responseId }: { readonly formId: string; readonly responseId: string },
  context: {
    readonly teamId: string;
    readonly tenantId: string;
    readonly publicUrl: string;
    readonly isDraft: boolean;
  },
): { readonly viewUrl: string; readonly editUrl: string } {
  const { teamId, tenantId, publicUrl, isDraft } = context;
  if (isDraft) return { viewUrl: noLink, editUrl: noLink };
  const link = `${publicUrl}/teams/${teamId}/forms/${formId}/response/${responseId}?tenantId=${tenantId}`;
  return { viewUrl: link, editUrl: `${link}&editMode=true` };
}

/** Marks the subject of an email or card about a response to a draft. */
export const formatSubject = (subject: string, isDraft: boolean): string => (isDraft ? `DRAFT: ${subject}` : subject);
