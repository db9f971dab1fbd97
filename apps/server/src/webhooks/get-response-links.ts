const unpublishedLinkText = 'Link will be populated once published';

/**
 * Returns the links for viewing and editing a response. A response to a draft form can't be opened, so its links are
 * replaced with a note.
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
  if (isDraft) return { viewUrl: unpublishedLinkText, editUrl: unpublishedLinkText };
  const link = `${publicUrl}/teams/${teamId}/forms/${formId}/response/${responseId}?tenantId=${tenantId}`;
  return { viewUrl: link, editUrl: `${link}&editMode=true` };
}

/** Adds a prefix to the subject of an email or card if the response was submitted to a draft form. */
export const formatSubject = (subject: string, isDraft: boolean): string => (isDraft ? `DRAFT: ${subject}` : subject);
