import { CannotStart } from '../../cannot-start.ts';
import type { Environment, SettingName } from '../../settings/settings.ts';

/** App registration of the operator as a publisher in Microsoft's marketplace. */
export interface MarketplaceAccount {
  /** Tenant of the publisher. */
  readonly tenantId: string;
  readonly clientId: string;
  /** Never log it. */
  readonly clientSecret: string;
  /** `https://marketplaceapi.microsoft.com/api/saas`; no trailing slash. */
  readonly apiUrl: string;
  /** Authority that issues the app's tokens and those of events: `https://login.microsoftonline.com`. */
  readonly authority: string;
}

/**
 * Reads the configured marketplace account. Without one, nothing is sold there.
 * @throws CannotStart with the variable's name for an invalid value
 */
export function readMarketplaceConfig(environment: Environment): MarketplaceAccount | undefined {
  const {
    MARKETPLACE_TENANT_ID: tenantId,
    MARKETPLACE_CLIENT_ID: clientId,
    MARKETPLACE_CLIENT_SECRET: clientSecret,
  } = environment;
  if (!tenantId && !clientId && !clientSecret) return undefined;
  if (!tenantId || !clientId || !clientSecret)
    throw new CannotStart(
      'MARKETPLACE_TENANT_ID, MARKETPLACE_CLIENT_ID and MARKETPLACE_CLIENT_SECRET belong together: set all three',
    );
  if (!isGuid(tenantId) || !isGuid(clientId))
    throw new CannotStart('MARKETPLACE_TENANT_ID and MARKETPLACE_CLIENT_ID must be ids, as Entra shows them');
  return {
    ...{ tenantId: tenantId.toLowerCase(), clientId: clientId.toLowerCase(), clientSecret },
    apiUrl: readUrl(environment, 'MARKETPLACE_API_URL', 'https://marketplaceapi.microsoft.com/api/saas'),
    authority: readUrl(environment, 'MARKETPLACE_AUTHORITY', 'https://login.microsoftonline.com'),
  };
}

const isGuid = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** Reads a URL, which differs in national clouds. HTTP is accepted only for this machine, for tests. */
function readUrl(environment: Environment, name: SettingName, defaultUrl: string): string {
  const value = environment[name] || defaultUrl;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isLocal = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (url?.protocol !== 'https:' && !isLocal)
    throw new CannotStart(`${name} must be an address like ${defaultUrl}, not "${value}"`);
  return value.endsWith('/') ? value.slice(0, -1) : value;
}
