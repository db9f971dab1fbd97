import { CannotStart } from '../../cannot-start.ts';
import type { Environment, SettingName } from '../../settings/settings.ts';

/** App registration with which the operator publishes in Microsoft's marketplace. */
export interface MarketplaceAccount {
  /** Entra tenant ID of the publisher. */
  readonly tenantId: string;
  readonly clientId: string;
  /** Client secret. Never log it. */
  readonly clientSecret: string;
  /** Base URL of the marketplace's API without trailing slash: `https://marketplaceapi.microsoft.com/api/saas`. */
  readonly apiUrl: string;
  /** Authority that issues the tokens of the app and of marketplace events: `https://login.microsoftonline.com`. */
  readonly authority: string;
}

/**
 * Reads the configured marketplace account. Without an account, subscriptions can't be bought in the marketplace.
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
    throw new CannotStart('MARKETPLACE_TENANT_ID and MARKETPLACE_CLIENT_ID must be IDs, as shown in Microsoft Entra');
  return {
    ...{ tenantId: tenantId.toLowerCase(), clientId: clientId.toLowerCase(), clientSecret },
    apiUrl: readUrl(environment, 'MARKETPLACE_API_URL', 'https://marketplaceapi.microsoft.com/api/saas'),
    authority: readUrl(environment, 'MARKETPLACE_AUTHORITY', 'https://login.microsoftonline.com'),
  };
}

const isGuid = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/**
 * Reads the URL of a Microsoft service, which differs in national clouds. HTTP is allowed only for this machine, for
 * tests.
 */
function readUrl(environment: Environment, name: SettingName, defaultUrl: string): string {
  const value = environment[name] || defaultUrl;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isLocal = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (url?.protocol !== 'https:' && !isLocal)
    throw new CannotStart(`${name} must be an address like ${defaultUrl}, not "${value}"`);
  return value.endsWith('/') ? value.slice(0, -1) : value;
}
