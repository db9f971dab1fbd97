import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { insertAuditEntry } from '../audit/audit-store.ts';
import { setTeamRestricted } from '../entitlements/restricted-teams-store.ts';
import { type FormFields, isSameOriginForm, registerFormParser } from '../pages/form-requests.ts';
import { getMemberLocale } from '../pages/get-request-locale.ts';
import { readAdminStyle } from '../pages/read-style.ts';
import { setTenantBlocked } from '../tokens/tokens-store.ts';
import { createOperatorSession } from './create-operator-session.ts';
import { createMetrics } from './metrics.ts';
import { operatorPath, renderOverviewPage, renderSignInPage } from './operator-page.ts';
import { operatorsMessages } from './operators.messages.ts';
import { findTenantOfTeam } from './operators-store.ts';
import { loadOverview, type OverviewPorts } from './overview.ts';

export interface OperatorOptions extends OverviewPorts {
  readonly token: string;
  readonly publicUrl: string;
}

/** Action of the operator, as recorded in the organization's audit log. */
interface AuditedAction {
  readonly tenantId: string;
  readonly action: string;
}

const cookieName = 'tf_operator';
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Serves the operator page and `/metrics`, which require the operator token. Must be called before other routes are
 * registered, so that their responses are counted.
 */
export function serveOperators(app: FastifyInstance, options: OperatorOptions): void {
  const { database, now, publicUrl, token } = options;
  const session = createOperatorSession(token);
  const metrics = createMetrics(options);
  const isHttps = publicUrl.startsWith('https:');
  const css = readAdminStyle();
  const isSignedIn = (request: FastifyRequest) => session.isOpen(getSessionCookie(request), now());

  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    metrics.recordResponse({ method, route, status: reply.statusCode, ms: reply.elapsedTime });
  });

  const limit = { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } };
  const scrape = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };
  app.get('/metrics', scrape, async (request, reply) => {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!session.isToken(bearer)) return reply.status(401).header('www-authenticate', 'Bearer').send('Unauthorized');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read());
  });

  app.register(async (scope) => {
    registerFormParser(scope);
    scope.get(`${operatorPath}/operator.css`, (_, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(css),
    );

    scope.get(operatorPath, async (request, reply) => {
      const pageContext = await loadPageContext(request, now());
      if (!isSignedIn(request)) return sendPage(reply, renderSignInPage(pageContext));
      return sendPage(reply, renderOverviewPage(pageContext, await loadOverview(options)));
    });

    scope.post(`${operatorPath}/sign-in`, limit, async (request, reply) => {
      const pageContext = await loadPageContext(request, now());
      if (!isSameOriginForm(request, publicUrl))
        return sendPage(reply.status(403), renderSignInPage(pageContext, pageContext.messages.foreign));
      const enteredToken = (request.body as FormFields).get('token') ?? '';
      if (!session.isToken(enteredToken)) {
        request.log.warn({ address: request.ip }, 'Wrong operator token entered');
        return sendPage(reply.status(401), renderSignInPage(pageContext, pageContext.messages.wrongToken));
      }
      reply.header('set-cookie', formatSessionCookie(session.open(now()), 8 * 3600, isHttps));
      return reply.redirect(operatorPath, 303);
    });

    scope.post(`${operatorPath}/sign-out`, async (request, reply) => {
      if (isSameOriginForm(request, publicUrl)) reply.header('set-cookie', formatSessionCookie('', 0, isHttps));
      return reply.redirect(operatorPath, 303);
    });

    /** Registers an action on an organization or team. Requests are accepted only from the operator page. */
    const registerAction = (
      path: string,
      applyAction: (id: string, verb: string, at: Date) => Promise<AuditedAction | undefined>,
    ) =>
      scope.post(`${operatorPath}/${path}/:id/:verb`, async (request, reply) => {
        const pageContext = await loadPageContext(request, now());
        const { id, verb } = request.params as { readonly id: string; readonly verb: string };
        if (!isSignedIn(request)) return sendPage(reply.status(401), renderSignInPage(pageContext));
        if (!isSameOriginForm(request, publicUrl)) {
          return sendPage(
            reply.status(403),
            renderOverviewPage(pageContext, await loadOverview(options), pageContext.messages.foreign),
          );
        }
        const at = now();
        const auditedAction = idPattern.test(id) ? await applyAction(id, verb, at) : undefined;
        if (!auditedAction) return reply.status(404).send('Not found');
        await insertAuditEntry(database, { at, actorName: 'Operator', subject: id, ...auditedAction });
        request.log.info({ id, ...auditedAction }, 'Operator changed access');
        return reply.redirect(operatorPath, 303);
      });

    registerAction('tenants', async (id, verb, at) => {
      if (verb !== 'block' && verb !== 'unblock') return undefined;
      await setTenantBlocked(database, id, verb === 'block' ? at : null);
      return { tenantId: id, action: `tenant.${verb}ed` };
    });
    registerAction('teams', async (id, verb, at) => {
      const tenantId = await findTenantOfTeam(database, id);
      if (tenantId === undefined || (verb !== 'restrict' && verb !== 'release')) return undefined;
      await setTeamRestricted(database, id, verb === 'restrict' ? at : null);
      return { tenantId, action: verb === 'restrict' ? 'team.restricted' : 'team.released' };
    });
  });
}

async function loadPageContext(request: FastifyRequest, now: Date) {
  const locale = getMemberLocale(request.headers['accept-language']);
  return { locale, messages: await operatorsMessages.read(locale), now };
}

const getSessionCookie = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|; *)${cookieName}=([^;]+)`).exec(headers.cookie ?? '')?.[1];

const formatSessionCookie = (value: string, seconds: number, isHttps: boolean): string =>
  `${cookieName}=${value}; Path=${operatorPath}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`;

function sendPage(reply: FastifyReply, body: string): FastifyReply {
  reply.headers({
    'content-security-policy': contentSecurityPolicy,
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  return reply.type('text/html; charset=utf-8').send(body);
}
