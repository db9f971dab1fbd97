import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addSecurityHeaders } from './security-headers.ts';

/**
 * Header rules of OWASP's Secure Headers Project.
 * @see https://owasp.org/www-project-secure-headers/
 */
const rules: readonly (readonly [header: string, isKept: (value: string | undefined) => boolean])[] = [
  ['strict-transport-security', (value) => Number(/max-age=(\d+)/.exec(value ?? '')?.[1]) >= 31_536_000],
  ['strict-transport-security', (value) => value?.includes('includeSubDomains') === true],
  ['x-content-type-options', (value) => value === 'nosniff'],
  ['x-permitted-cross-domain-policies', (value) => value === 'none'],
  ['referrer-policy', (value) => /^(no-referrer|strict-origin(-when-cross-origin)?)$/.test(value ?? '')],
  ['cross-origin-opener-policy', (value) => /^same-origin/.test(value ?? '')],
  ['cross-origin-resource-policy', (value) => value === 'same-origin'],
  ['permissions-policy', (value) => ['microphone=()', 'payment=()', 'usb=()'].every((one) => value?.includes(one))],
  // Content security policy: no inline code, eval, plugins or other base URLs, and explicit form and frame origins.
  ['content-security-policy', (value) => !/'unsafe-(inline|eval)'/.test(value ?? '')],
  ['content-security-policy', (value) => value?.includes("default-src 'self'") === true],
  ['content-security-policy', (value) => value?.includes("object-src 'none'") === true],
  ['content-security-policy', (value) => value?.includes("base-uri 'none'") === true],
  ['content-security-policy', (value) => value?.includes("form-action 'self'") === true],
  ['content-security-policy', (value) => /frame-ancestors 'self'(;|$)/.test(value ?? '')],
  // Headers that reveal the server's software, and obsolete headers.
  ['server', (value) => value === undefined],
  ['x-powered-by', (value) => value === undefined],
  ['x-xss-protection', (value) => value === undefined],
  ['public-key-pins', (value) => value === undefined],
  ['expect-ct', (value) => value === undefined],
];
// NOTE: two headers of the Secure Headers Project are left out. Cross-Origin-Embedder-Policy would block map tiles, and
// X-Frame-Options doesn't support lists of origins and is superseded by frame-ancestors.

it.each(['/', '/teams/1/forms', '/config.json', '/api/openapi.json', '/not-there'])(
  'follows OWASP’s Secure Headers Project at %s',
  async (path) => {
    const app = fastify();
    addSecurityHeaders(app, { connectOrigins: [], frameAncestors: [], isHttps: true });
    app.get('/', (_, reply) => reply.type('text/html').send('<!doctype html>'));
    app.get('/teams/1/forms', (_, reply) => reply.type('text/html').send('<!doctype html>'));
    app.get('/config.json', async () => ({}));
    const { headers } = await app.inject(path);
    const broken = rules.filter(([header, isKept]) => !isKept(headers[header] as string | undefined));
    expect(broken.map(([header]) => [header, headers[header]])).toEqual([]);
    await app.close();
  },
);
