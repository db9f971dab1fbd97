import { GraphOutage } from '@tideform/graph';
import { expect, it } from 'vitest';
import { createSignInServer } from './sign-in-server.ts';

const registration = {
  authorizeUrl: 'https://login.test/authorize',
  tokenUrl: 'https://login.test/token',
  clientId: 'app-1',
  clientSecret: 'secret-1',
  redirectUrl: 'https://forms.test/auth-code-start.html',
};

/** Creates a sign-in server whose requests always get the same response. */
function createSignInServerWith(answers: Response | Error) {
  const sent: Record<string, string>[] = [];
  const server = createSignInServer(registration, async (_url, init) => {
    sent.push(Object.fromEntries(init?.body as URLSearchParams));
    if (answers instanceof Error) throw answers;
    return answers.clone();
  });
  return { server, sent };
}

it('creates a sign-in URL with state and PKCE parameters', () => {
  const { server } = createSignInServerWith(new Error());
  const url = new URL(
    server.createSignInUrl({
      scopes: ['User.Read', 'Sites.Manage.All'],
      state: 's-1',
      challenge: 'c-1',
      loginHint: 'ada@north.example',
    }),
  );
  expect(url.origin + url.pathname).toBe('https://login.test/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'app-1',
    response_type: 'code',
    response_mode: 'query',
    redirect_uri: 'https://forms.test/auth-code-start.html',
    scope: 'openid profile offline_access User.Read Sites.Manage.All',
    state: 's-1',
    code_challenge: 'c-1',
    code_challenge_method: 'S256',
    prompt: 'select_account',
    login_hint: 'ada@north.example',
  });
  expect(url.href).not.toContain('secret-1');
});

it('redeems codes and refreshes tokens with the client secret, and sends requested claims', async () => {
  const { server, sent } = createSignInServerWith(
    Response.json({ access_token: 'a', expires_in: '3599', refresh_token: 'r', scope: 'User.Read  Mail.Send' }),
  );
  expect(await server.redeem('code-1', 'verifier-1')).toEqual({
    accessToken: 'a',
    lifeSeconds: 3599,
    refreshToken: 'r',
    scopes: ['User.Read', 'Mail.Send'],
  });
  await server.refresh('r-0', '{"x":1}');
  const app = { client_id: 'app-1', client_secret: 'secret-1' };
  expect(sent).toEqual([
    {
      grant_type: 'authorization_code',
      code: 'code-1',
      code_verifier: 'verifier-1',
      redirect_uri: registration.redirectUrl,
      ...app,
    },
    { grant_type: 'refresh_token', refresh_token: 'r-0', claims: '{"x":1}', ...app },
  ]);
});

it.each(['invalid_grant', 'interaction_required', 'consent_required', 'login_required'])(
  'treats the error %s as refused, so that the user must authorize again',
  async (error) => {
    const { server } = createSignInServerWith(Response.json({ error }, { status: 400 }));
    expect(await server.refresh('r')).toBe('refused');
  },
);

it.each([
  ['a network failure', new TypeError('fetch failed')],
  ['a captive portal', new Response('<html>Welcome</html>', { status: 200 })],
  ['a bad gateway', new Response('oh', { status: 502 })],
  ['a busy response', Response.json({ error: 'temporarily_unavailable' }, { status: 503 })],
])('treats %s as an outage', async (_, answer) => {
  await expect(createSignInServerWith(answer).server.refresh('r')).rejects.toThrow(GraphOutage);
});

it('throws an error without secrets if the sign-in server rejects the app itself', async () => {
  const body = { error: 'invalid_client', error_description: 'The secret secret-1 of r-0 is wrong' };
  const failure: unknown = await createSignInServerWith(Response.json(body, { status: 401 }))
    .server.refresh('r-0')
    .catch((error: unknown) => error);
  expect(String(failure)).toContain('invalid_client');
  expect(String(failure)).not.toMatch(/secret-1|r-0/);
});
