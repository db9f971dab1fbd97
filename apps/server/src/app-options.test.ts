import { expect, it } from 'vitest';
import { appOptions, signInRegistration } from './app-options.ts';
import { readConfig } from './config.ts';
import { pagePolicyOf, policyOf } from './http/security-headers.ts';

it('sends the app to the embedded sign-in and Graph, at the public address', () => {
  const { clientConfig, securityHeaders, localAddress } = appOptions(readConfig({}), 'http://localhost:8080');
  expect(clientConfig).toMatchObject({
    graphBaseUrl: 'http://localhost:8080/v1.0',
    signIn: { kind: 'oidc', authority: 'http://localhost:8080/identity', clientId: 'tideform' },
  });
  expect(securityHeaders).toEqual({ connectOrigins: [], frameAncestors: [], isHttps: false });
  expect(localAddress).toBe('http://localhost:8080');
});

it('sends the app to Microsoft 365, and lets it talk to that', () => {
  const config = readConfig({ OIDC_CLIENT_ID: 'abc', PUBLIC_URL: 'https://forms.example.com' });
  const { clientConfig, securityHeaders, localAddress } = appOptions(config, 'https://forms.example.com');
  expect(clientConfig).toMatchObject({
    graphBaseUrl: 'https://graph.microsoft.com/v1.0',
    signIn: { kind: 'microsoft', authority: 'https://login.microsoftonline.com/organizations', clientId: 'abc' },
  });
  expect(securityHeaders).toMatchObject({ connectOrigins: config.microsoft?.connectOrigins, isHttps: true });
  expect(localAddress).toBeUndefined();
});

it('asks for the sites that are named to the app alone, where the operator wants that', () => {
  const scopesOf = (environment: Record<string, string>) =>
    appOptions(readConfig(environment), 'https://f.example').clientConfig.signIn.graphScopes;
  const selected = { OIDC_CLIENT_ID: 'abc', SELECTED_SITES_ONLY: 'yes' };
  expect(scopesOf({ OIDC_CLIENT_ID: 'abc' })).toContain('Sites.Manage.All');
  expect(scopesOf(selected)).toEqual([
    ...['User.Read', 'User.ReadBasic.All', 'Team.ReadBasic.All', 'Channel.ReadBasic.All', 'Sites.Selected'],
  ]);
  const config = readConfig({ ...selected, OIDC_CLIENT_SECRET: 'shh' });
  const url = 'https://f.example';
  expect(signInRegistration(config, appOptions(config, url), url, '')?.scopeOf?.('Sites.Manage.All')).toBe(
    'Sites.Selected',
  );
});

it('lets Microsoft’s library renew tokens in a frame, in the app alone', () => {
  const { securityHeaders } = appOptions(readConfig({ OIDC_CLIENT_ID: 'abc' }), 'https://f.example');
  expect(pagePolicyOf('/teams', securityHeaders)).toMatch(/frame-src 'self' https:\/\/login\.microsoftonline\.com$/);
  expect(pagePolicyOf('/form/a', securityHeaders)).not.toContain('frame-src');
});

it('lets pages with forms load choices from where the operator says', () => {
  const environment = {
    CHOICE_ORIGINS: 'https://lists.example https://api.example:8443',
    MAPS_GOOGLE_KEY: 'k',
    TEMPLATE_ORIGINS: 'https://forms.example',
  };
  const { clientConfig, securityHeaders } = appOptions(readConfig(environment), 'http://localhost:8080');
  expect(clientConfig.choiceOrigins).toEqual(['https://lists.example', 'https://api.example:8443']);
  expect(pagePolicyOf('/teams', securityHeaders)).toMatch(
    /connect-src 'self' blob: https:\/\/places\.googleapis\.com .* https:\/\/lists\.example https:\/\/api\.example:8443 https:\/\/forms\.example;/,
  );
  expect(pagePolicyOf('/form/a', securityHeaders)).toContain('https://lists.example');
  expect(() => readConfig({ CHOICE_ORIGINS: 'lists.example' })).toThrow('CHOICE_ORIGINS');
  expect(() => readConfig({ WEBHOOK_NETWORKS: '10.0.0.0/40' })).toThrow('WEBHOOK_NETWORKS');
});

it('lets what draws PDFs fetch squares of maps, and no other file', () => {
  const maps = { MAPS_TILES: 'https://tile.example.com/{z}/{x}/{y}.png', MAPS_ATTRIBUTION: 'Somebody' };
  const { securityHeaders } = appOptions(readConfig(maps), 'http://localhost:8080');
  const worker = '/assets/pdf-worker-Ab1_-x.js';
  expect(policyOf(worker, securityHeaders)).toContain("connect-src 'self' blob: https://tile.example.com;");
  expect(policyOf('/assets/sync-worker-Ab1.js', securityHeaders)).not.toContain('tile.example.com');
  expect(policyOf(worker, appOptions(readConfig({}), 'http://localhost:8080').securityHeaders)).toBe(
    policyOf('/assets/app.js', securityHeaders),
  );
});

it('tells the app of the page of accounts where the workspace is private', () => {
  const pageOf = (environment: Record<string, string>) =>
    appOptions(readConfig(environment), 'https://forms.example.com').clientConfig.accountPage;
  expect(pageOf({ DEMO: 'no' })).toBe('/workspace/account');
  expect(pageOf({ DEMO: 'yes' })).toBeUndefined();
  expect(pageOf({ DEMO: 'no', OIDC_CLIENT_ID: 'abc' })).toBeUndefined();
});

it('registers the server at the embedded sign-in, and at Microsoft’s where the operator has set its secret', () => {
  const registered = (environment: Record<string, string>, publicUrl: string) => {
    const config = readConfig(environment);
    return signInRegistration(config, appOptions(config, publicUrl), publicUrl, 'of this process');
  };
  expect(registered({}, 'http://localhost:8080')).toMatchObject({
    authorizeUrl: 'http://localhost:8080/identity/auth',
    tokenUrl: 'http://localhost:8080/identity/token',
    clientId: 'tideform-server',
    clientSecret: 'of this process',
    redirectUrl: 'http://localhost:8080/auth-code-start.html',
  });
  const url = 'https://forms.example.com';
  const microsoft = { OIDC_CLIENT_ID: 'abc', PUBLIC_URL: url };
  expect(registered(microsoft, url)).toBeUndefined();
  for (const authority of [
    'https://login.microsoftonline.com/organizations',
    'https://login.microsoftonline.com/organizations/v2.0/',
  ]) {
    expect(registered({ ...microsoft, OIDC_CLIENT_SECRET: 'shh', OIDC_AUTHORITY: authority }, url)).toMatchObject({
      authorizeUrl: 'https://login.microsoftonline.com/organizations/oauth2/v2.0/authorize',
      tokenUrl: 'https://login.microsoftonline.com/organizations/oauth2/v2.0/token',
      clientId: 'abc',
      clientSecret: 'shh',
      redirectUrl: 'https://forms.example.com/auth-code-start.html',
    });
  }
});
