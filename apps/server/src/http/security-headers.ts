import { type Page, pageOf } from '@tideform/contract/pages';
import type { FastifyInstance } from 'fastify';
import { type PageNeeds, pageNeeds } from './page-policies.ts';

export interface SecurityHeadersOptions {
  /** Origins besides our own that the app fetches from: Graph, the sign-in, SharePoint. */
  readonly connectOrigins: readonly string[];
  /** Origins besides our own that may show the app in a frame. */
  readonly frameAncestors: readonly string[];
  /** Origins that the worker which draws PDFs fetches from beside those: of squares of maps. */
  readonly paperOrigins?: readonly string[];
  /** What pages declare; those of the product unless a test has others. */
  readonly needs?: Readonly<Record<Page, PageNeeds>>;
  /** Browsers reach us over https, and shall never try anything else. */
  readonly isHttps?: boolean;
}

/** Griffel, Fluent's styling, inserts its rules through the CSSOM into an empty element: this is the hash of nothing. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The worker in which scripts of form authors run. A worker lives under the policy of its own response. */
const SCRIPT_SANDBOX = /^\/assets\/script-sandbox-[^/]+\.js$/;
const SCRIPT_SANDBOX_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The worker that draws PDFs: no page, so what pages declare is not its. */
const PAPER = /^\/assets\/pdf-worker-[^/]+\.js$/;

/**
 * What the popup of an authorization goes through, as Entra's pages have it. With a policy of their own the browser would part the popup
 * from the page that opened it, and the code could not be handed over.
 */
const POPUP_PAGES = /^\/(auth-(code-start|start|relay)\.html$|identity\/)/;

/**
 * Puts the security headers on every response. A page has one static policy, so that the service worker can keep it with
 * the page; a route that sets stricter ones of its own keeps those.
 */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityHeadersOptions): void {
  app.addHook('onSend', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!reply.hasHeader('content-security-policy')) {
      const isHtml = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
      reply.header('content-security-policy', isHtml ? pagePolicyOf(path, options) : policyOf(path, options));
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

/** The policy that the product sends with a file at a path: a worker lives under that of its own file. */
export function policyOf(path: string, options: SecurityHeadersOptions): string {
  if (SCRIPT_SANDBOX.test(path)) return SCRIPT_SANDBOX_POLICY;
  const { paperOrigins = [] } = options;
  return contentSecurityPolicy(
    options,
    PAPER.test(path) && paperOrigins.length > 0 ? { 'connect-src': paperOrigins } : {},
  );
}

/** The policy of the page that opens at a path: the usual one, and what the page itself has declared. */
export function pagePolicyOf(path: string, options: SecurityHeadersOptions): string {
  const { needs = pageNeeds } = options;
  const page = pageFiles.find((file) => path === `/${file}`) ?? pageOf(path);
  return contentSecurityPolicy(options, needs[page]);
}

const pageFiles = Object.keys(pageNeeds) as Page[];

/** What every file and every page may; `docs/decisions` has what it must allow and why. */
function contentSecurityPolicy(
  { connectOrigins, frameAncestors }: SecurityHeadersOptions,
  needs: PageNeeds = {},
): string {
  const usual = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", EMPTY_STYLE_HASH],
    'img-src': ["'self'", 'data:', 'blob:'],
    // A form can be looked at as a template that a page of ours has just made.
    'connect-src': ["'self'", 'blob:', ...connectOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...frameAncestors],
  };
  const declared = Object.entries(needs).map(([directive, origins]) => {
    const base = usual[directive as keyof typeof usual] ?? usual['default-src'];
    return [directive, [...base, ...origins]] as const;
  });
  const directives = Object.entries({ ...usual, ...Object.fromEntries(declared) });
  return directives.map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ');
}
