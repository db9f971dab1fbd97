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
import type { TokenAsk } from '../../sign-in/auth-client.ts';
import { refused } from '../server-refusal.ts';
import { browserClock } from '../world/browser-clock.ts';
import { createServerTokens } from './team-tokens.ts';

interface TideformApi {
  readonly api: ApiClient;
  readonly teamToken: (teamId: string) => Promise<string>;
}

/** Tideform's API at the page's own origin; server tokens are fetched with the Graph token and kept. */
export function createTideformApi(ports: {
  readonly fetch: ApiPorts['fetch'];
  readonly graphToken: (ask: TokenAsk) => Promise<string>;
  /** `undefined`: nobody is told. */
  readonly appVersion?: string | undefined;
  readonly onBlocked: () => void;
  /** Whose team tokens are kept. */
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
    fetch: withVersion(ports),
    token: ({ caller, teamId, refused, claims }) => {
      if (caller === 'graph') return ports.graphToken({ ...(refused && { refused }), ...(claims && { claims }) });
      return caller === 'team' ? tokens.team(teamId ?? '', refused) : tokens.tenant(refused);
    },
  });
  return { api, teamToken: (teamId) => tokens.team(teamId) };
}

/** Each call of our server says which version of the app asks. */
function withVersion({ fetch, appVersion }: Pick<Parameters<typeof createTideformApi>[0], 'fetch' | 'appVersion'>) {
  if (appVersion === undefined) return fetch;
  const told: typeof fetch = (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set(appVersionHeader, appVersion);
    return fetch(url, { ...init, headers });
  };
  return told;
}

/** What sync asks of the server. A refusal of these calls is a failure that the outbox keeps and shows, or waits for. */
export function createProductServer(api: ApiClient): ProductServer {
  return {
    async nextSubmissionNumber(teamId, formId, idempotencyKey) {
      const answer = await api.call(nextSubmissionNumber, { params: { teamId, formId }, idempotencyKey });
      if (!answer.ok) throw refused(answer);
      return answer.value.submissionNumber;
    },
    async countSubmission(teamId, formId, idempotencyKey, resubmission) {
      const query = { formId, resubmission };
      const answer = await api.call(countSubmission, { params: { teamId }, query, idempotencyKey });
      if (!answer.ok) throw refused(answer);
    },
    async deliver(teamId, formId, body) {
      const answer = await api.call(deliver, { params: { teamId, formId }, body });
      if (!answer.ok) throw refused(answer);
    },
    async provisionConfidential(teamId, formId) {
      const answer = await api.call(provisionConfidential, { params: { teamId, formId } });
      if (!answer.ok) throw refused(answer, formId);
      return answer.value.folderDriveItemId;
    },
    async migrateWebhooksList(teamId) {
      const answer = await api.call(migrateWebhooksList, { params: { teamId } });
      if (!answer.ok) throw refused(answer);
    },
    async listDataSources(teamId) {
      const answer = await api.call(listDataSources, { params: { teamId } });
      if (!answer.ok) throw refused(answer);
      const { dataSources, migrationNeeded } = answer.value;
      return {
        migrationNeeded,
        dataSources: dataSources.map(({ previewConfig, ...source }) => ({
          ...source,
          ...(previewConfig && { previewConfig }),
        })),
      };
    },
    async migrateDataSourcesList(teamId) {
      const answer = await api.call(migrateDataSourcesList, { params: { teamId } });
      if (!answer.ok) throw refused(answer);
    },
    async deleteInbuiltEmailWebhook(teamId, formId) {
      const query = { formId, origin: 'INBUILT_EMAIL' } as const;
      const answer = await api.call(deleteWebhooks, { params: { teamId }, query });
      if (!answer.ok) throw refused(answer);
    },
    async registerForm(teamId, formId, body) {
      const answer = await api.call(putForm, { params: { teamId, formId }, body });
      if (!answer.ok) throw refused(answer, formId);
    },
  };
}
