import type { Site } from '../../library/item.ts';
import { isRootSite } from '../../library/lists/root-site.ts';
import { formatInstant, formatSiteId } from '../answer/describe.ts';
import type { GraphContext } from '../call/graph-call.ts';

/** Describes a site as Graph's site resource. */
export function describeSite(context: GraphContext, site: Site): Record<string, unknown> {
  const path = isRootSite(site) ? '' : `/sites/${encodeURIComponent(site.name)}`;
  return {
    id: formatSiteId(context, site),
    name: site.name,
    displayName: site.displayName,
    createdDateTime: formatInstant(site.createdAt),
    lastModifiedDateTime: formatInstant(site.createdAt),
    webUrl: `${context.publicUrl}${path}`,
    siteCollection: { hostname: new URL(context.publicUrl).hostname },
    root: {},
  };
}
