import { getPage, type Page } from '@tideform/contract/pages';
import type { FastifyInstance } from 'fastify';
import { type PageOrigins, pageOrigins } from './page-policies.ts';

export interface SecurityHeadersOptions {
  /** Other origins that the app fetches from: Graph, the sign-in, SharePoint. */
  readonly connectOrigins: readonly string[];
  /** Other origins that may embed the app in a frame. */
  readonly frameAncestors: readonly string[];
  /** Additional origins for the PDF worker: those of map tiles. */
  readonly pdfWorkerOrigins?: readonly string[];
  /** Additional origins per page; default: `pageNeeds`. */
  readonly pageOrigins?: Readonly<Record<Page, PageOrigins>>;
  /** Whether the server is reached over HTTPS, which then becomes mandatory for browsers (HSTS). */
  readonly isHttps?: boolean;
}

/** Hash of an empty style element, into which Griffel (Fluent's styling) inserts its rules through the CSSOM. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Worker that runs form authors' scripts. A worker has the policy of its own response. */
const SCRIPT_SANDBOX = /^\/assets\/script-sandbox-[^/]+\.js$/;
const SCRIPT_SANDBOX_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Worker that creates PDFs. It isn't a page, so the origins of pages don't apply. */
const PDF_WORKER = /^\/assets\/pdf-worker-[^/]+\.js$/;

/**
 * Pages in the popup of an authorization. Like Entra's pages, they need `unsafe-none`: otherwise, the browser would
 * separate the popup from the page that opened it, and the code couldn't be passed on.
 */
const POPUP_PAGES = /^\/(auth-(code-start|start|relay)\.html$|identity\/)/;

/**
 * Adds the security headers to every response. Each page has a static policy, so that the service worker can cache it
 * with the page. Routes can set a stricter policy themselves.
 */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityHeadersOptions): void {
  app.addHook('onSend', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!reply.hasHeader('content-security-policy')) {
      const isHtml = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
      reply.header('content-security-policy', isHtml ? getPagePolicy(path, options) : getPolicy(path, options));
    }
    if (options.isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    reply.header('x-content-type-options', 'nosniff');
    reply.header('x-permitted-cross-domain-policies', 'none');
    reply.header('cross-origin-resource-policy', 'same-origin');
    if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()');
    reply.header('cross-origin-opener-policy', POPUP_PAGES.test(path) ? 'unsafe-none' : 'same-origin-allow-popups');
  });
}

/** Returns the content security policy for a file at a path. A worker has the policy of its own file. */
export function getPolicy(path: string, options: SecurityHeadersOptions): string {
  if (SCRIPT_SANDBOX.test(path)) return SCRIPT_SANDBOX_POLICY;
  const { pdfWorkerOrigins: paperOrigins = [] } = options;
  return contentSecurityPolicy(
    options,
    PDF_WORKER.test(path) && paperOrigins.length > 0 ? { 'connect-src': paperOrigins } : {},
  );
}

/** Returns the content security policy of the page at a path: the default one with the page's additional origins. */
export function getPagePolicy(path: string, options: SecurityHeadersOptions): string {
  const { pageOrigins: needs = pageOrigins } = options;
  const page = pageFiles.find((file) => path === `/${file}`) ?? getPage(path);
  return contentSecurityPolicy(options, needs[page]);
}

const pageFiles = Object.keys(pageOrigins) as Page[];

/** Creates a content security policy with additional origins. `docs/decisions` explains what it must allow. */
function contentSecurityPolicy(
  { connectOrigins, frameAncestors }: SecurityHeadersOptions,
  needs: PageOrigins = {},
): string {
  const defaults = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", EMPTY_STYLE_HASH],
    'img-src': ["'self'", 'data:', 'blob:'],
    // A preview of a template loads the form from a blob URL of the app.
    'connect-src': ["'self'", 'blob:', ...connectOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...frameAncestors],
  };
  const extended = Object.entries(needs).map(([directive, origins]) => {
    const base = defaults[directive as keyof typeof defaults] ?? defaults['default-src'];
    return [directive, [...base, ...origins]] as const;
  });
  const directives = Object.entries({ ...defaults, ...Object.fromEntries(extended) });
  return directives.map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ');
}
