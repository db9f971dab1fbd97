import type { FastifyInstance } from 'fastify';
import { isHostOf } from '../http/redirects.ts';
import { sendNotFound } from '../http/serve-web-files.ts';

export interface ChatHost {
  /** Origin of the chat's page. */
  readonly origin: string;
  /** URL of the app: only the app may embed the chat. */
  readonly publicUrl: string;
}

/** Files that are served on the chat's host. */
const CHAT_FILES = /^\/(chat\.(html|js)|speech\.js)$/;

/**
 * Content security policy of the chat's page, per directive.
 * @see https://www.intercom.com/help/en/articles/3894-using-intercom-with-content-security-policy
 */
const policyDirectives: Readonly<Record<string, string>> = {
  'script-src': "'self' https://app.intercom.io https://widget.intercom.io https://js.intercomcdn.com",
  'style-src': "'self' 'unsafe-inline'",
  'img-src':
    "'self' blob: data: https://*.intercomcdn.com https://*.intercomcdn.eu https://static.intercomassets.com https://*.intercomusercontent.com https://messenger-apps.intercom.io https://*.intercom-attachments-1.com https://*.intercom-attachments-5.com https://*.intercom-attachments-6.com https://*.intercom-attachments-9.com",
  'font-src': 'https://js.intercomcdn.com https://fonts.intercomcdn.com',
  'media-src': 'blob: https://*.intercomcdn.com https://*.intercomcdn.eu',
  'connect-src':
    'https://*.intercom.io wss://*.intercom.io https://*.intercom-messenger.com wss://*.intercom-messenger.com https://*.intercomcdn.com https://*.intercomcdn.eu https://uploads.intercomusercontent.com',
  'frame-src':
    'https://intercom-sheets.com https://www.intercom-reporting.com https://www.youtube.com https://player.vimeo.com https://fast.wistia.net',
  'form-action': 'https://intercom.help https://*.intercom.io',
};

/**
 * Serves only the chat's page on its host. This isolates the provider's script from the app, the sign-in and the API.
 */
export function serveChatHost(app: FastifyInstance, { origin, publicUrl }: ChatHost): void {
  const chatOrigin = new URL(origin);
  const policy = Object.entries({
    'default-src': "'none'",
    ...policyDirectives,
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': publicUrl,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isHostOf(chatOrigin, request.host)) return;
    if (!CHAT_FILES.test(request.url.split('?', 1)[0] ?? '')) return sendNotFound(reply);
    reply.header('content-security-policy', policy.map((directive) => directive.join(' ')).join('; '));
  });
}
