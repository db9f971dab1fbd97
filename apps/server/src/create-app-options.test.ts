import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createAppOptions, getSignInRegistration } from './create-app-options.ts';
import { getContentSecurityPolicy, getPagePolicy } from './http/security-headers.ts';

it('configures the app for the embedded sign-in and Graph at the public URL', () => {
  const { clientConfig, securityHeaders, localAddress } = createAppOptions(readConfig({}), 'http://localhost:8080');
  expect(clientConfig).toMatchObject({
    graphBaseUrl: 'http://localhost:8080/v1.0',
    signIn: { kind: 'oidc', authority: 'http://localhost:8080/identity', clientId: 'tideform' },
  });
  expect(securityHeaders).toEqual({ connectOrigins: [], frameAncestors: [], isHttps: false });
  expect(localAddress).toBe('http://localhost:8080');
});

it('configures the app for Microsoft 365, and allows its origins', () => {
  const config = readConfig({ OIDC_CLIENT_ID: 'abc', PUBLIC_URL: 'https://forms.example.com' });
  const { clientConfig, securityHeaders, localAddress } = createAppOptions(config, 'https://forms.example.com');
  expect(clientConfig).toMatchObject({
    graphBaseUrl: 'https://graph.microsoft.com/v1.0',
    signIn: { kind: 'microsoft', authority: 'https://login.microsoftonline.com/organizations', clientId: 'abc' },
  });
  expect(securityHeaders).toMatchObject({ connectOrigins: config.microsoft?.connectOrigins, isHttps: true });
  expect(localAddress).toBeUndefined();
});

it('requests only selected sites if the operator configures this', () => {
  const scopesOf = (environment: Record<string, string>) =>
    createAppOptions(readConfig(environment), 'https://f.example').clientConfig.signIn.graphScopes;
  const selected = { OIDC_CLIENT_ID: 'abc', SELECTED_SITES_ONLY: 'yes' };
  expect(scopesOf({ OIDC_CLIENT_ID: 'abc' })).toContain('Sites.Manage.All');
  expect(scopesOf(selected)).toEqual([
    ...['User.Read', 'User.ReadBasic.All', 'Team.ReadBasic.All', 'Channel.ReadBasic.All', 'Sites.Selected'],
  ]);
  const config = readConfig({ ...selected, OIDC_CLIENT_SECRET: 'shh' });
  const url = 'https://f.example';
  expect(getSignInRegistration(config, createAppOptions(config, url), url, '')?.mapScope?.('Sites.Manage.All')).toBe(
    'Sites.Selected',
  );
});

it('allows Microsoft’s library to renew tokens in a frame, only in the app', () => {
  const { securityHeaders } = createAppOptions(readConfig({ OIDC_CLIENT_ID: 'abc' }), 'https://f.example');
  expect(getPagePolicy('/teams', securityHeaders)).toMatch(/frame-src 'self' https:\/\/login\.microsoftonline\.com$/);
  expect(getPagePolicy('/form/a', securityHeaders)).not.toContain('frame-src');
});

it('allows pages with forms to load choices from configured origins', () => {
  const environment = {
    CHOICE_ORIGINS: 'https://lists.example https://api.example:8443',
    MAPS_GOOGLE_KEY: 'k',
    TEMPLATE_ORIGINS: 'https://forms.example',
  };
  const { clientConfig, securityHeaders } = createAppOptions(readConfig(environment), 'http://localhost:8080');
  expect(clientConfig.choiceOrigins).toEqual(['https://lists.example', 'https://api.example:8443']);
  expect(getPagePolicy('/teams', securityHeaders)).toMatch(
    /connect-src 'self' blob: https:\/\/places\.googleapis\.com .* https:\/\/lists\.example https:\/\/api\.example:8443 https:\/\/forms\.example;/,
  );
  expect(getPagePolicy('/form/a', securityHeaders)).toContain('https://lists.example');
  expect(() => readConfig({ CHOICE_ORIGINS: 'lists.example' })).toThrow('CHOICE_ORIGINS');
  expect(() => readConfig({ WEBHOOK_NETWORKS: '10.0.0.0/40' })).toThrow('WEBHOOK_NETWORKS');
});

it('allows only the PDF worker to fetch map tiles', () => {
  const maps = { MAPS_TILES: 'https://tile.example.com/{z}/{x}/{y}.png', MAPS_ATTRIBUTION: 'Somebody' };
  const { securityHeaders } = createAppOptions(readConfig(maps), 'http://localhost:8080');
  const worker = '/assets/pdf-worker-Ab1_-x.js';
  expect(getContentSecurityPolicy(worker, securityHeaders)).toContain(
    "connect-src 'self' blob: https://tile.example.com;",
  );
  expect(getContentSecurityPolicy('/assets/sync-worker-Ab1.js', securityHeaders)).not.toContain('tile.example.com');
  expect(
    getContentSecurityPolicy(worker, createAppOptions(readConfig({}), 'http://localhost:8080').securityHeaders),
  ).toBe(getContentSecurityPolicy('/assets/app.js', securityHeaders));
});

it('configures the account page for a private workspace', () => {
  const pageOf = (environment: Record<string, string>) =>
    createAppOptions(readConfig(environment), 'https://forms.example.com').clientConfig.accountPage;
  expect(pageOf({ DEMO: 'no' })).toBe('/workspace/account');
  expect(pageOf({ DEMO: 'yes' })).toBeUndefined();
  expect(pageOf({ DEMO: 'no', OIDC_CLIENT_ID: 'abc' })).toBeUndefined();
});

it('registers the server at the embedded sign-in, or at Microsoft’s with a configured secret', () => {
  const registered = (environment: Record<string, string>, publicUrl: string) => {
    const config = readConfig(environment);
    return getSignInRegistration(config, createAppOptions(config, publicUrl), publicUrl, 'of this process');
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
