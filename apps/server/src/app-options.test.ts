import { expect, it } from 'vitest';
import { appOptions } from './app-options.ts';
import { readConfig } from './config.ts';

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
