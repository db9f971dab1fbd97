import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addSecurityHeaders } from './security-headers.ts';

/**
 * OWASP's Secure Headers Project, rule by rule, in our own words.
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
  // Of the content security policy: nothing inline, nothing evaluated, no plugin, no other base, forms and frames by name.
  ['content-security-policy', (value) => !/'unsafe-(inline|eval)'/.test(value ?? '')],
  ['content-security-policy', (value) => value?.includes("default-src 'self'") === true],
  ['content-security-policy', (value) => value?.includes("object-src 'none'") === true],
  ['content-security-policy', (value) => value?.includes("base-uri 'none'") === true],
  ['content-security-policy', (value) => value?.includes("form-action 'self'") === true],
  ['content-security-policy', (value) => /frame-ancestors 'self'(;|$)/.test(value ?? '')],
  // What tells strangers what runs here, and what browsers have given up.
  ['server', (value) => value === undefined],
  ['x-powered-by', (value) => value === undefined],
  ['x-xss-protection', (value) => value === undefined],
  ['public-key-pins', (value) => value === undefined],
  ['expect-ct', (value) => value === undefined],
];
// NOTE: the rule set also has Cross-Origin-Embedder-Policy, which would take away the squares of maps that an operator has chosen, and
// X-Frame-Options, which knows no list of frames and gives way to frame-ancestors.

it.each(['/', '/teams/1/forms', '/config.json', '/api/openapi.json', '/not-there'])(
  'keeps the rules of the Secure Headers Project at %s',
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
