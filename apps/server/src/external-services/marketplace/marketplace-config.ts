import { CannotStart } from '../../cannot-start.ts';
import type { Environment, SettingName } from '../../settings/settings.ts';

/** The operator's app that Microsoft's marketplace knows as the publisher's. */
export interface MarketplaceAccount {
  /** The publisher's own organization. */
  readonly tenantId: string;
  readonly clientId: string;
  /** Never log it. */
  readonly clientSecret: string;
  /** `https://marketplaceapi.microsoft.com/api/saas`; no trailing slash. */
  readonly apiUrl: string;
  /** Who signs the app in, and signs the tokens of events: `https://login.microsoftonline.com`. */
  readonly authority: string;
}

/**
 * Reads the operator's app at the marketplace. None: nothing is sold there.
 * @throws with the variable's name, when a value cannot be used
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
    apiUrl: readAddress(environment, 'MARKETPLACE_API_URL', 'https://marketplaceapi.microsoft.com/api/saas'),
    authority: readAddress(environment, 'MARKETPLACE_AUTHORITY', 'https://login.microsoftonline.com'),
  };
}

const isGuid = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** Clouds of their own have other hosts; without https only this machine's, for tests. */
function readAddress(environment: Environment, name: SettingName, usual: string): string {
  const value = environment[name] || usual;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isNear = url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (url?.protocol !== 'https:' && !isNear)
    throw new CannotStart(`${name} must be an address like ${usual}, not "${value}"`);
  return value.endsWith('/') ? value.slice(0, -1) : value;
}
