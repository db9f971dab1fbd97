export const siteHost = 'contoso.test';

export function siteIdOf(groupId: string): string {
  return `${siteHost},${groupId},${groupId}`;
}
