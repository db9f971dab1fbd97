// Popup that requests an authorization code. The app opens it with `?redirect=`, the URL of the sign-in page. The
// sign-in redirects back here with a code and a state. This page posts { code, state } or { error, state } to the app.
const query = new URLSearchParams(location.search);
const redirect = query.get('redirect');
const state = query.get('state');

if (state !== null) handOver();
else if (redirect !== null) void goToSignIn(redirect);

function handOver() {
  // Removes the code from the address bar and the browser history.
  history.replaceState(null, '', location.pathname);
  const error = query.get('error');
  const told = error === null ? { code: query.get('code'), state } : { error, state };
  window.opener?.postMessage(told, location.origin);
  window.close();
  document.querySelector(`p[lang=${document.documentElement.lang}]`).hidden = false;
}

/**
 * Redirects to the sign-in page, but only on the origin of the configured authority: the URL in the query is untrusted.
 */
async function goToSignIn(address) {
  const { signIn } = await (await fetch('/config.json')).json();
  if (URL.canParse(address) && new URL(address).origin === new URL(signIn.authority).origin) location.replace(address);
}
