import {
  type ApiClient,
  type ApiPorts,
  appVersionHeader,
  countSubmission,
  createApiClient,
  deleteWebhooks,
  deliver,
  listDataSources,
  migrateDataSourcesList,
  migrateWebhooksList,
  nextSubmissionNumber,
  provisionConfidential,
  putForm,
} from '@tideform/contract';
import type { ProductServer } from '@tideform/sync';
import type { TokenRequest } from '../../sign-in/auth-client.ts';
import { browserClock } from '../browser/browser-ports.ts';
import { createRefusalError } from '../create-refusal-error.ts';
import { createServerTokens } from './server-tokens.ts';

interface TideformApi {
  readonly api: ApiClient;
  readonly teamToken: (teamId: string) => Promise<string>;
}

/**
 * Creates the client of Tideform's API on the page's own origin. Server tokens are requested with the user's Graph
 * token and cached.
 */
export function createTideformApi(ports: {
  readonly fetch: ApiPorts['fetch'];
  readonly graphToken: (request: TokenRequest) => Promise<string>;
  /** App version that is sent in a header; `undefined`: no header. */
  readonly appVersion?: string | undefined;
  readonly onBlocked: () => void;
  /** User whose team tokens are cached. */
  readonly userId?: () => string | undefined;
  readonly onTeamLost?: (teamId: string) => void;
}): TideformApi {
  const tokens = createServerTokens(
    () => api,
    browserClock.monotonicMs,
    ports.onBlocked,
    ports.userId,
    ports.onTeamLost,
  );
  const api: ApiClient = createApiClient({
    baseUrl: '',
    fetch: addVersionHeader(ports),
    token: ({ caller, teamId, refused, claims }) => {
      if (caller === 'graph') return ports.graphToken({ ...(refused && { refused }), ...(claims && { claims }) });
      return caller === 'team' ? tokens.getTeamToken(teamId ?? '', refused) : tokens.getTenantToken(refused);
    },
  });
  return { api, teamToken: (teamId) => tokens.getTeamToken(teamId) };
}

/** Adds the app version to the headers of each request. */
function addVersionHeader({
  fetch,
  appVersion,
}: Pick<Parameters<typeof createTideformApi>[0], 'fetch' | 'appVersion'>) {
  if (appVersion === undefined) return fetch;
  const fetchWithVersion: typeof fetch = (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set(appVersionHeader, appVersion);
    return fetch(url, { ...init, headers });
  };
  return fetchWithVersion;
}

/** Creates the API calls that sync needs. Refusals are thrown as errors that the outbox stores, shows or retries. */
export function createProductServer(api: ApiClient): ProductServer {
  return {
    async nextSubmissionNumber(teamId, formId, idempotencyKey) {
      const result = await api.call(nextSubmissionNumber, { params: { teamId, formId }, idempotencyKey });
      if (!result.ok) throw createRefusalError(result);
      return result.value.submissionNumber;
    },
    async countSubmission(teamId, formId, idempotencyKey, resubmission) {
      const query = { formId, resubmission };
      const result = await api.call(countSubmission, { params: { teamId }, query, idempotencyKey });
      if (!result.ok) throw createRefusalError(result);
    },
    async deliver(teamId, formId, body) {
      const result = await api.call(deliver, { params: { teamId, formId }, body });
      if (!result.ok) throw createRefusalError(result);
    },
    async provisionConfidential(teamId, formId) {
      const result = await api.call(provisionConfidential, { params: { teamId, formId } });
      if (!result.ok) throw createRefusalError(result, formId);
      return result.value.folderDriveItemId;
    },
    async migrateWebhooksList(teamId) {
      const result = await api.call(migrateWebhooksList, { params: { teamId } });
      if (!result.ok) throw createRefusalError(result);
    },
    async listDataSources(teamId) {
      const result = await api.call(listDataSources, { params: { teamId } });
      if (!result.ok) throw createRefusalError(result);
      const { dataSources, migrationNeeded } = result.value;
      return {
        migrationNeeded,
        dataSources: dataSources.map(({ previewConfig, ...source }) => ({
          ...source,
          ...(previewConfig && { previewConfig }),
        })),
      };
    },
    async migrateDataSourcesList(teamId) {
      const result = await api.call(migrateDataSourcesList, { params: { teamId } });
      if (!result.ok) throw createRefusalError(result);
    },
    async deleteInbuiltEmailWebhook(teamId, formId) {
      const query = { formId, origin: 'INBUILT_EMAIL' } as const;
      const result = await api.call(deleteWebhooks, { params: { teamId }, query });
      if (!result.ok) throw createRefusalError(result);
    },
    async registerForm(teamId, formId, body) {
      const result = await api.call(putForm, { params: { teamId, formId }, body });
      if (!result.ok) throw createRefusalError(result, formId);
    },
  };
}
