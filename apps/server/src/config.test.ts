import { tenantRuleSets, tenantRules } from '@tideform/graph';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('defaults to the embedded workspace and database', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    isPortFixed: false,
    publicUrl: undefined,
    database: { url: undefined, directUrl: undefined, postgresFolders: undefined },
    logLevel: 'warn',
    frameAncestors: [],
    tenantRules: tenantRuleSets.strict,
    microsoft: undefined,
  });
});

it('treats an empty variable as not set', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '', LOG_LEVEL: '', DEMO: '', TENANT_RULES: '' })).toEqual(
    readConfig({}),
  );
});

it('selects the simulated tenant rules by name', () => {
  expect(readConfig({ TENANT_RULES: 'none' }).tenantRules).toEqual([]);
  expect(readConfig({ TENANT_RULES: 'no-delta-paths' }).tenantRules).toEqual(['no-delta-paths']);
  expect(readConfig({ TENANT_RULES: 'all no-delta-paths' }).tenantRules).toEqual(tenantRules);
  expect(readConfig({ DEMO: 'yes' }).tenantRules).toEqual(tenantRuleSets.strict);
});

it('uses no other port than the configured one', () => {
  expect(readConfig({ PORT: '9000' })).toMatchObject({ port: 9000, isPortFixed: true });
});

it.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PUBLIC_URL: 'forms.example.com' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://example.com/forms' }, 'PUBLIC_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ SECRETS_KEY: 'too short' }, 'SECRETS_KEY'],
  [{ DATABASE_DIRECT_URL: 'postgres://db.example.com/tideform' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://db.example.com/tideform', POSTGRES_BIN: 'path' }, 'POSTGRES_BIN'],
  [{ DEMO: 'true' }, 'DEMO'],
  [{ TENANT_RULES: 'lenient' }, 'TENANT_RULES'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM'],
  [{ SUPPORT_MAIL: 'help@example.com' }, 'SMTP_URL'],
  [{ SUPPORT_MAIL: 'help' }, 'SUPPORT_MAIL'],
  [{ WEBSITE_URL: 'javascript:alert(1)' }, 'WEBSITE_URL'],
  [{ OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN'],
  [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Forms' }, 'MAIL_FROM'],
])('reports the invalid variable of %o by its name', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});

it('accepts a public URL with or without a trailing slash', () => {
  expect(readConfig({ PUBLIC_URL: 'https://forms.example.com/' }).publicUrl).toBe('https://forms.example.com');
});

it.each([
  {},
  { PUBLIC_URL: 'http://localhost:5173' },
  { PUBLIC_URL: 'http://tideform.localhost', HOST: '127.0.0.2' },
  { PUBLIC_URL: 'http://[::1]:8080', HOST: '::1' },
])('enables the demo if only this machine can reach the server: %o', (environment) => {
  expect(readConfig(environment)).toMatchObject({ isOnThisMachine: true, hasDemo: true, hasDemoContent: true });
  expect(readConfig({ ...environment, DEMO: 'empty' })).toMatchObject({ hasDemo: true, hasDemoContent: false });
  expect(readConfig({ ...environment, DEMO: 'no' })).toMatchObject({ isOnThisMachine: true, hasDemo: false });
});

it.each([
  { PUBLIC_URL: 'https://forms.example.com' },
  { PUBLIC_URL: 'http://192.168.1.20:8080' },
  { PUBLIC_URL: 'https://localhost.example.com' },
  { PUBLIC_URL: 'https://127.0.0.1.example.com' },
  { HOST: '0.0.0.0' },
  { HOST: '::', PUBLIC_URL: 'http://localhost:8080' },
])('disables the demo if others can reach the server, unless it is configured: %o', (environment) => {
  expect(readConfig(environment)).toMatchObject({ isOnThisMachine: false, hasDemo: false });
  expect(readConfig({ ...environment, DEMO: 'yes' })).toMatchObject({ isOnThisMachine: false, hasDemo: true });
});

it('uses Microsoft 365 if an app registration is configured, and allows Microsoft’s origins', () => {
  expect(readConfig({ OIDC_CLIENT_ID: 'abc' }).microsoft).toEqual({
    graphBaseUrl: 'https://graph.microsoft.com/v1.0',
    authority: 'https://login.microsoftonline.com/organizations',
    clientId: 'abc',
    hasSelectedSites: false,
    connectOrigins: [
      'https://graph.microsoft.com',
      'https://login.microsoftonline.com',
      'https://*.sharepoint.com',
      'wss://*.svc.ms',
    ],
  });
});

it('allows Teams, Outlook and Microsoft 365 to embed the app by default', () => {
  expect(readConfig({}).frameAncestors).toEqual([]);
  expect(readConfig({ OIDC_CLIENT_ID: 'abc' }).frameAncestors).toContain('https://teams.microsoft.com');
  expect(readConfig({ OIDC_CLIENT_ID: 'abc', FRAME_ANCESTORS: 'https://a.example' }).frameAncestors).toEqual([
    'https://a.example',
  ]);
});

it('allows configured origins of SharePoint and change notifications', () => {
  const environment = {
    OIDC_CLIENT_ID: 'abc',
    NOTICE_ORIGINS: 'wss://*.svc.example',
    SHAREPOINT_ORIGINS: 'https://sp.example',
  };
  expect(readConfig(environment).microsoft?.connectOrigins.slice(2)).toEqual([
    'https://sp.example',
    'wss://*.svc.example',
  ]);
});

it('sends email if a mail server and an address are configured', () => {
  expect(readConfig({}).smtp).toBeUndefined();
  const smtp = { url: 'smtps://me:secret@mail.example.com', from: 'forms@example.com' };
  expect(readConfig({ SMTP_URL: smtp.url, MAIL_FROM: smtp.from }).smtp).toEqual(smtp);
});

it('accepts secrets keys of 32 bytes, newest first', () => {
  const [now, before] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)];
  const SECRETS_KEY = [now, before].map((key) => key.toString('base64')).join(' ');
  expect(readConfig({ SECRETS_KEY }).secretsKeys).toEqual([now, before]);
  expect(readConfig({}).secretsKeys).toBeUndefined();
});
