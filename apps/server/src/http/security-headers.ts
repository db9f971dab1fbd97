import { getPage, type PageFile } from '@tideform/contract/pages';
import type { FastifyInstance } from 'fastify';
import { type PageOrigins, pageOrigins } from './page-policies.ts';

export interface SecurityHeadersOptions {
  /** Other origins that the app fetches from: Graph, the sign-in and SharePoint. */
  readonly connectOrigins: readonly string[];
  /** Other origins that may embed the app in a frame. */
  readonly frameAncestors: readonly string[];
  /** Additional origins that the PDF worker fetches from: those of map tiles. */
  readonly pdfWorkerOrigins?: readonly string[];
  /** Additional origins per page; default: `pageOrigins`. */
  readonly pageOrigins?: Readonly<Record<PageFile, PageOrigins>>;
  /** Whether browsers reach the server over HTTPS. If true, HTTPS becomes mandatory for browsers (HSTS). */
  readonly isHttps?: boolean;
}

/**
 * Hash of an empty style element. Griffel (the styling library of Fluent) adds its rules to such an element through the
 * CSSOM.
 */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Worker that runs form authors' scripts. Its content security policy is the one in the response with its script file.
 */
const SCRIPT_SANDBOX = /^\/assets\/script-sandbox-[^/]+\.js$/;
const SCRIPT_SANDBOX_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Worker that creates PDFs. It isn't a page, so the additional origins of pages don't apply. */
const PDF_WORKER = /^\/assets\/pdf-worker-[^/]+\.js$/;

/**
 * Pages in the popup window of an authorization. Like Entra's pages, they need the opener policy `unsafe-none`.
 * Otherwise, the browser would isolate the popup from the page that opened it, and the popup couldn't pass on the
 * authorization code.
 */
const POPUP_PAGES = /^\/(auth-(code-start|start|relay)\.html$|identity\/)/;

/**
 * Adds the security headers to every response. The content security policy of a page is static, so that the service
 * worker can cache it with the page. Routes can set a stricter policy themselves.
 */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityHeadersOptions): void {
  app.addHook('onSend', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!reply.hasHeader('content-security-policy')) {
      const isHtml = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
      reply.header(
        'content-security-policy',
        isHtml ? getPagePolicy(path, options) : getContentSecurityPolicy(path, options),
      );
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

/** Returns the content security policy of a file. Workers have their own policies. */
export function getContentSecurityPolicy(path: string, options: SecurityHeadersOptions): string {
  if (SCRIPT_SANDBOX.test(path)) return SCRIPT_SANDBOX_POLICY;
  const { pdfWorkerOrigins: paperOrigins = [] } = options;
  return createContentSecurityPolicy(
    options,
    PDF_WORKER.test(path) && paperOrigins.length > 0 ? { 'connect-src': paperOrigins } : {},
  );
}

/** Returns the content security policy of a page: the default policy with the page's additional origins. */
export function getPagePolicy(path: string, options: SecurityHeadersOptions): string {
  const { pageOrigins: additionalOrigins = pageOrigins } = options;
  const page = pageFiles.find((file) => path === `/${file}`) ?? getPage(path);
  return createContentSecurityPolicy(options, additionalOrigins[page]);
}

const pageFiles = Object.keys(pageOrigins) as PageFile[];

/** Creates a content security policy with additional origins. `docs/decisions` explains what it must allow. */
function createContentSecurityPolicy(
  { connectOrigins, frameAncestors }: SecurityHeadersOptions,
  additionalOrigins: PageOrigins = {},
): string {
  const defaults = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", EMPTY_STYLE_HASH],
    'img-src': ["'self'", 'data:', 'blob:'],
    // The preview of a template loads its form from a blob URL of the app.
    'connect-src': ["'self'", 'blob:', ...connectOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...frameAncestors],
  };
  const extended = Object.entries(additionalOrigins).map(([directive, origins]) => {
    const base = defaults[directive as keyof typeof defaults] ?? defaults['default-src'];
    return [directive, [...base, ...origins]] as const;
  });
  const directives = Object.entries({ ...defaults, ...Object.fromEntries(extended) });
  return directives.map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ');
}
