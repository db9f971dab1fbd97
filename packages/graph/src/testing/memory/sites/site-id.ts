export const siteHost = 'contoso.test';

export function formatSiteId(groupId: string): string {
  return `${siteHost},${groupId},${groupId}`;
}
